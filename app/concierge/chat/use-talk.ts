import { useEffect, useReducer } from 'react'
import { ask, TooMany, vote } from './ask.ts'
import { begin, type Conversation, type Move, maySend, next, takeBack } from './conversation.ts'
import { keepConversation, keptConversation } from './keep-conversation.ts'

type Step = Move | { type: 'taken back' }

function step(conversation: Conversation, move: Step): Conversation {
  return move.type === 'taken back' ? takeBack(conversation) : next(conversation, move)
}

/**
 * The conversation, and what can be done in it. It continues from the visit's previous page, and is kept for the next one once the panel
 * is awake. `offline`: said when there is no answer, and the house has not said why.
 */
export function useTalk({ welcome, offline, awake }: { welcome: string; offline: string; awake: boolean }) {
  const [conversation, move] = useReducer(step, undefined, () => begin(welcome, Date.now()))
  useKeeping(conversation, move, awake)

  async function send(content: string, from: Conversation = conversation) {
    if (!maySend(from, content)) return
    move({ type: 'sent', content, at: Date.now() })
    try {
      const { text, sources } = await ask(content.trim(), from.messages)
      move({ type: 'answered', content: text, sources, at: Date.now() })
    } catch (failure) {
      move({ type: 'failed', content: failure instanceof TooMany ? failure.message : offline, at: Date.now() })
    }
  }

  /** An answer directly follows its question. */
  async function voteOn(turn: number, helpful: boolean): Promise<boolean> {
    const { messages } = conversation
    const arrived = await vote(messages[turn - 1]?.content ?? '', messages.slice(0, turn - 1), helpful)
    if (arrived) move({ type: 'voted', turn, helpful })
    return arrived
  }

  function retry() {
    const back = takeBack(conversation)
    move({ type: 'taken back' })
    void send(back.draft, back)
    // Typed while the failed question was on its way.
    if (conversation.draft) move({ type: 'typed', draft: conversation.draft })
  }

  const type = (draft: string) => move({ type: 'typed', draft })
  return { conversation, type, send, retry, voteOn }
}

/** The conversation continues from the visit's previous page. */
function useKeeping(conversation: Conversation, move: (move: Move) => void, awake: boolean) {
  useEffect(() => {
    const listening = new AbortController()
    const restore = () => {
      const kept = keptConversation()
      if (kept) move({ type: 'restored', kept })
    }
    restore()
    // A page restored from the back/forward cache has missed what was said on others meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && restore(), { signal: listening.signal })
    return () => listening.abort()
  }, [move])
  useEffect(() => {
    if (awake) keepConversation(conversation)
  }, [conversation, awake])
}
