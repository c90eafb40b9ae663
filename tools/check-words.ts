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

/** Path at `base` → its text there, read by one process for all. */
function textsAt(base: string, paths: string[]): Map<string, string> {
  const input = paths.map((path) => `${base}:${path}\n`).join('')
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 1 << 30 })
  const texts = new Map<string, string>()
  let place = 0
  for (const path of paths) {
    const end = stdout.indexOf('\n', place)
    // `<id> blob <bytes>`, then the text and a line's end; `<name> missing` where there is none.
    const [, kind, bytes] = stdout.toString('utf8', place, end).split(' ')
    const size = kind === 'blob' ? Number(bytes) : -1
    if (size >= 0) texts.set(path, stdout.toString('utf8', end + 1, end + 1 + size))
    place = end + 1 + size + 1
  }
  return texts
}

const isShallow = git('rev-parse', '--is-shallow-repository').trim() !== 'false'
const base = isShallow ? '' : git('log', '--diff-filter=A', '--format=%H', '-1', '--', list).trim()
if (base === '') process.stdout.write('No history here: new words are not looked for.\n')
else {
  const givenUp = readWords(readFileSync(join(root, list), 'utf8'))
  const problems = longSubjects(lines(git('log', '--no-merges', '--format=%s', `${base}..HEAD`)))
  const changed = [...changedSince(base)].filter(
    ([file]) => isRead.test(file) && !notRead.test(file) && existsSync(join(root, file)),
  )
  const words = givenUp.filter((one) => one.in === 'name').map((one) => one.words)
  const named = `[A-Za-z0-9_$]*(${words.join('|')})[A-Za-z0-9_$]*`
  const existing = new Set(lines(git('grep', '-ohiE', named, base, '--', 'apps', 'packages', 'tools')))
  const former = textsAt(
    base,
    changed.flatMap(([, from]) => from ?? []),
  )
  for (const [file, from] of changed) {
    const before = from === null ? '' : (former.get(from) ?? '')
    const now = readFileSync(join(root, file), 'utf8')
    problems.push(...newCommentWords(givenUp, file, { before, now }))
    for (const name of namesWith(givenUp, file, now))
      if (!existing.has(name)) problems.push(`${file}: the new name ${name} uses a word of ${list}`)
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
