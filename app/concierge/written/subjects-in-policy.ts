/** Subjects in the privacy policy: what happens to this chat and to a guest's data. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

const ofData = topicSet('privacy assistant unknown newsletter about complaint how_to_book offtopic unsubscribe location')
const data = '(?:data|details|information|info|e ?mail(?: address)?|address|number|name)'

const subjects: readonly Omit<Subject, 'page' | 'over'>[] = [
  {
    example: 'What personal data do you hold about me, and may I have a copy?',
    said: new RegExp(
      `\\b${data}\\b.*\\b(?:hold|have|keep|store)\\b.*\\b(?:about|on|of) (?:me|us)\\b.*\\bcopy\\b|\\bcopy of (?:all )?(?:my|our|the) (?:\\w+ )?${data}\\b`,
    ),
    quoted: /\baccess: to know whether\b/i,
    also: /\bwe answer within a month\b/i,
  },
  {
    example: 'You ask for my email for the newsletter, why?',
    said: /\bwhy\b.*\b(?:need|want|ask(?:ing)? for|have to give|require)\b.*\be ?mail\b.*\bnewsletter\b|\bnewsletter\b.*\bwhy\b.*\be ?mail\b|\be ?mail\b.*\bnewsletter why$/,
    quoted: /\bto send you the code\b/i,
  },
  {
    example: 'Can I get ye to delete it?',
    after: 'What data do you keep about me?',
    said: /\b(?:delete|erase|remove|wipe)\b.{0,12}\b(?:it|that|them|everything|all)\b/,
    within: topicSet('privacy'),
    quoted: /\bto have data deleted\b/i,
    also: /\bwe answer within a month\b/i,
  },
  {
    example: 'How long for?',
    after: 'What data do you keep about me?',
    said: /\bhow long\b|\buntil when\b/,
    not: /\b(?:newsletter|orders?|order|chat|conversation|cookies?|booking)\b/,
    within: topicSet('privacy'),
    quoted: /\bmessages to us: /i,
    also: /\borders of extras and their payments: /i,
  },
  {
    example: 'Who do I complain to about my data?',
    said: either(
      /\bcomplain\w*\b.*\b(?:data|privacy|gdpr)\b|\b(?:data|privacy|gdpr)\b.*\bcomplain\w*\b/,
      /\bdata protection (?:commission|authority|office)/,
    ),
    quoted: /\bdata protection commission in\b/i,
  },
  {
    example: 'Can you delete my data?',
    said: new RegExp(
      `\\b(?:delete|erase|remove|wipe|forget)\\b.{0,20}\\b(?:my|our|all) (?:\\w+ )?${data}\\b|\\b(?:hold|have|keep|store|know)(?: on| about) (?:me|us)\\b.*\\b(?:deleted|erased|removed|wiped)\\b|\\b(?:right to be forgotten|gdpr request|subject access)\\b`,
    ),
    not: /\b(?:booking|newsletter|list|card)\b/,
    quoted: /\bto have data deleted\b/i,
    also: /\bwrite to \S+@|\bwe answer within a month\b/i,
  },
  {
    example: 'Do you share my email with anyone?',
    said: new RegExp(
      `\\b(?:sell|selling|sold|share|sharing|pass on|passing on|hand over|disclose|give (?:away|out))\\b.{0,20}\\b(?:my|our|guests?|people s|personal) (?:\\w+ )?${data}\\b|\\bwho (?:else )?(?:can see|sees|gets|has)\\b.{0,12}\\b(?:my|our) (?:\\w+ )?${data}\\b|\\bgive (?:my|our) (?:\\w+ )?${data} to (?:others?|any(?:one|body)|some(?:one|body)|third part|other|strangers|advertisers)|\\b(?:my|our) (?:\\w+ )?${data} (?:be )?(?:sold|shared|passed|given)\\b`,
    ),
    not: /\b(?:ballot|vote|number one|election|contact)\b/,
    quoted: /\bsell data to nobody\b/i,
  },
  {
    example: 'Do you track if I open the newsletter?',
    said: /\b(?:track\w*|measure|see|know|tell)\b.{0,24}\b(?:open|opened|click|clicked|read)\b.{0,16}\b(?:newsletter|e ?mails?|letters?|mails?)\b/,
    not: /\b(?:confirmation|booking)\b/,
    quoted: /\bdo not measure whether you open\b/i,
  },
  {
    example: 'Do you use Google Analytics?',
    said: /\bcookies?\b|\b(?:google )?analytics\b|\btrack(?:ing|ers?)?\b.{0,16}\b(?:me|us|cookies|site|page)\b/,
    not: /\b(?:eat|bake|biscuit|chocolate|jar|tea|coffee|walk|path)\b/,
    quoted: /\bno analytics or advertising cookies\b/i,
  },
  {
    example: 'Do you keep this chat?',
    said: either(
      /\b(?:keep|kept|store|stored|save|saved|record|recorded|recording|log|logged|happens to|do with|remember)\b.{0,24}\b(?:this|chat|chats|conversation|conversations|messages?|what (?:i|we) (?:say|type|write|ask)\w*|type here|type in here)\b/,
      /\bwhat (?:do|would|will) (?:you|ye) (?:remember|keep|store|hold|save)(?: about| on| of)? (?:me|us|this)\b|\bwho (?:reads|sees|can read|can see) what (?:i|we) (?:type|write|ask|say)\b/,
      /\b(?:this|the|our) (?:chat|conversation)\b.{0,12}\b(?:recorded|stored|saved|kept|private|logged)\b/,
    ),
    not: /\b(?:booking|cabin|room|newsletter|photos?)\b/,
    quoted: /\bconversation itself is not stored\b/i,
    also: /\bquestions it could not answer\b/i,
  },
]

export const subjectsInPolicy: readonly Subject[] = subjects.map((one) => ({ ...one, page: 'privacy policy', over: ofData }))
