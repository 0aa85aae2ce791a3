// `npm run backup` and the like: runs a program that uses the database, with the flags that suit it.
import { spawn } from 'node:child_process'
import { commandFlags } from './server-flags.mjs'

const program = spawn(process.execPath, [...commandFlags, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal))
program.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
