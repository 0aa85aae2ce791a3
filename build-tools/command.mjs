// `npm run backup` and the like: runs a program that uses the database, with the flags that suit it.
import { spawn } from 'node:child_process'
import { commandFlags } from './server-flags.mjs'

// Of `--to FILE` without a ` -- ` before it, npm 11 keeps the name, too, for a setting of its own: the program is to see and refuse it.
const { npm_config_token_description: kept } = process.env
const words = [...process.argv.slice(2), ...(kept === undefined ? [] : [kept])]
const program = spawn(process.execPath, [...commandFlags, ...words], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal))
program.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
