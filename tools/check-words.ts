import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longSubjects, namesWith, newCommentWords, readWords } from './words.ts'

// Since the commit that added `words.txt`: no new name or comment uses its words, and subjects of commits are short.
const root = join(import.meta.dirname, '..')
const list = 'tools/words.txt'
const isRead = /^(apps|packages|tools|migrations)\/.*\.(tsx?|sql|css)$/
const notRead = /\.gen\.ts$|^packages\/db\/src\/(schema|constraints)\.ts$/

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout : ''
}
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Path → where it was at `base`; null for a new file. Renamed ones keep their words. */
function changedSince(base: string): Map<string, string | null> {
  const moves = lines(git('diff', '--name-status', '-M', base)).map((line): [string, string | null] => {
    const [status = '', from = '', to = from] = line.split('\t')
    return [to, status === 'A' ? null : from]
  })
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'))
  return new Map([...moves, ...untracked.map((file): [string, null] => [file, null])])
}

const isShallow = git('rev-parse', '--is-shallow-repository').trim() !== 'false'
const base = isShallow ? '' : git('log', '--diff-filter=A', '--format=%H', '-1', '--', list).trim()
if (base === '') process.stdout.write('No history here: new words are not looked for.\n')
else {
  const givenUp = readWords(readFileSync(join(root, list), 'utf8'))
  const problems = longSubjects(lines(git('log', '--no-merges', '--format=%s', `${base}..HEAD`)))
  for (const [file, from] of changedSince(base)) {
    if (!isRead.test(file) || notRead.test(file) || !existsSync(join(root, file))) continue
    const before = from === null ? '' : git('show', `${base}:${from}`)
    const now = readFileSync(join(root, file), 'utf8')
    problems.push(...newCommentWords(givenUp, file, { before, now }))
    for (const name of namesWith(givenUp, file, now))
      if (git('grep', '-lw', '-e', name, base, '--', 'apps', 'packages', 'tools') === '')
        problems.push(`${file}: the new name ${name} uses a word of ${list}`)
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
