/** Requests and answers by time window, so that an hour fits into memory. */
import { median } from '../report.ts'

export type Window = { from: number; requests: number; errors: number; p50: number; p99: number } & Spent
/** Memory and CPU of the house, CPU used by other programs, and CPU stolen by the machine's host. */
export type Spent = { mb: number; cores: number; others: number; stolen: number }
export type KindOfRequest = { name: string; requests: number; p50: number; p99: number }

export function createLedger() {
  let times: number[] = []
  let errors = 0
  const complaints: string[] = []
  const kinds = new Map<string, number[]>()
  const totals = { requests: 0, errors: 0, heldBack: 0 }

  return {
    complaints,
    totals,
    note(name: string, ms: number) {
      times.push(ms)
      totals.requests++
      const known = kinds.get(name) ?? []
      // Enough for the median and the 99th percentile; keeping all of an hour would take a million.
      if (known.length < 20_000) known.push(ms)
      else known[Math.floor(Math.random() * known.length)] = ms
      kinds.set(name, known)
    },
    fail(name: string, why: string) {
      errors++
      totals.errors++
      if (complaints.length < 50) complaints.push(`${new Date().toISOString()} ${name}: ${why}`)
    },
    closeWindow(from: number, spent: Spent): Window {
      const window = { from, requests: times.length, errors, ...spread(times), ...spent }
      times = []
      errors = 0
      return window
    },
    byKind: (): KindOfRequest[] =>
      [...kinds].map(([name, all]) => ({ name, requests: all.length, ...spread(all) })).sort((a, b) => b.p99 - a.p99),
  }
}

export type Ledger = ReturnType<typeof createLedger>

function spread(all: number[]): { p50: number; p99: number } {
  const sorted = [...all].sort((a, b) => a - b)
  return { p50: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}
