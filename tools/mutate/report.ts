/** What a run says while it goes on and when it is done. */
import { houseOf } from './nearest-tests.ts'
import type { Mutation } from './mutation.ts'

export interface Result {
  mutation: Mutation
  /** The test that failed; undefined where none did. */
  by: string | undefined
  seconds: number
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const place = ({ file, line }: Mutation) => `${file.replace('apps/server/src/', '')}:${line}`

export function printProgress(done: number, count: number, { mutation, by, seconds }: Result): void {
  const answer = by ? `✓ ${by.replace(/^.*\/([^/]+)\.test\.ts/, '$1')}` : `✗ nobody noticed: ${mutation.was}`
  print(
    `[${done}/${count}] ${mutation.kind} ${place(mutation)} ${seconds.toFixed(1)} s ${answer}`.slice(0, 220),
  )
}

/** Per folder how many there were and how many were noticed, then what was not. */
export function printTable(results: readonly Result[]): void {
  const folders = Map.groupBy(results, ({ mutation }) =>
    houseOf(mutation.file).replace('apps/server/src/', ''),
  )
  print('\n| folder | lines | noticed |\n|---|---|---|')
  for (const [folder, found] of [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    print(`| ${folder} | ${found.length} | ${found.filter(({ by }) => by).length} |`)
  const unseen = results.filter(({ by }) => !by)
  print(`| all | ${results.length} | ${results.length - unseen.length} |\n`)
  if (unseen.length > 0) print('Nobody notices when these are gone:')
  for (const { mutation } of unseen) print(`- ${mutation.kind} ${place(mutation)} \`${mutation.was}\``)
}
