/** Trains the concierge's understanding into a file: `npx node build-tools/learn-understanding.ts understanding.bin`. */
import { allExemplars } from '../app/understanding/exemplars/exemplars.ts'
import { learn } from '../app/understanding/learnt/model.ts'
import { pack } from '../app/understanding/learnt/packed.ts'
import { englishWords } from '../app/understanding/spelling/english-words.ts'
import { keep } from './keep.ts'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Into which file?')
await keep(path, Buffer.from(pack(learn(allExemplars(), englishWords()))))
