/** The commands of docs/deploy.md, run as they are there, so that the page cannot promise what does not work. */
import { postgresUser } from '@intranet/db/embedded/system-user'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../docs/deploy.md')

/** The shell lines below a heading of docs/deploy.md. */
export function recipeOf(heading: string): string {
  const text = readFileSync(page, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = [...text.matchAll(/```\n([^`]+)```/g)].map(([, block]) => block!).join('\n')
  if (!lines) throw new Error(`docs/deploy.md has no commands below "${heading}"`)
  return lines
}

interface Place {
  /** Programs that are found first. */
  bin: string
  folder: string
  /** By the account that PostgreSQL runs as, which alone may read its files. */
  asPostgres?: boolean
}

/** Runs shell lines. Throws at the first that fails. */
export function runRecipe(
  lines: string,
  { bin, folder, asPostgres }: Place,
  env: Record<string, string>,
): void {
  const { status } = spawnSync('bash', ['-euxo', 'pipefail', '-c', lines], {
    ...(asPostgres && postgresUser()),
    cwd: folder,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`the recipe ended with ${status}`)
}
