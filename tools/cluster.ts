/**
 * Starts a cluster of deploy/cluster on Debian's packages and proves it: `pnpm cluster [part of a fault's name …]`, or
 * `pnpm cluster quick`. Ends with 1 where a bound does not hold.
 */
import { whatIsMissing } from './cluster/packages.ts'
import { faults } from './cluster/faults/fault-list.ts'
import { prove } from './cluster/run.ts'
import { conclusion } from './cluster/table.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const asked = process.argv.slice(2)
const quick = asked[0] === 'quick'

function planned() {
  if (quick) return faults.filter((fault) => fault.quick).map((fault) => ({ fault, times: 1 }))
  const times = Number(asked.find((word) => /^\d+$/.test(word)) ?? Infinity)
  const parts = asked.filter((word) => !/^\d+$/.test(word))
  return faults
    .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .map((fault) => ({ fault, times: Math.min(fault.times, times) }))
}

const missing = whatIsMissing()
if (missing) say(`cluster: not proven here, ${missing}`)
else {
  const whole = { writers: 25, readers: 16, exporters: 2, importers: 1, streams: 6 }
  const few = { writers: 10, readers: 6, exporters: 1, importers: 1, streams: 2 }
  const outcome = await prove({
    faults: planned(),
    mix: quick ? few : whole,
    shift: quick ? 300 : 12_000,
    waitForSending: !quick,
    say,
  })
  const { lines, holds } = conclusion(outcome)
  for (const line of lines) say(line)
  process.exitCode = holds ? 0 : 1
}
