/**
 * A working day on a cluster of deploy/cluster: `pnpm day`, with `--minutes 5` and `--people 200` a shorter one; `pnpm day quick`
 * is two minutes with fifty people and a switchover. Ends with 1 where a bound does not hold.
 */
import { dayInBrazil } from '@intranet/contract/today'
import { whatIsMissing } from './cluster/packages.ts'
import { writePage } from './day/page.ts'
import { liveDay } from './day/run.ts'
import { sizeOf } from './day/size.ts'
import { conclude, linesOf } from './day/table.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const words = process.argv.slice(2)

const missing = whatIsMissing()
if (missing) say(`day: not lived here, ${missing}`)
else {
  const day = await liveDay(sizeOf(words), say)
  const conclusion = conclude(day)
  for (const line of linesOf(conclusion)) say(line)
  if (words[0] !== 'quick') writePage(day, conclusion, dayInBrazil(Date.now()))
  process.exitCode = conclusion.holds ? 0 : 1
}
