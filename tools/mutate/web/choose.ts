/** Which mistakes are tried: by a seed, so that a run can be named and repeated. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawByKind, seeded } from '../seeded.ts'
import { placesIn } from '../syntax.ts'
import { behaviourChange } from './find-behaviours.ts'
import { stringChange } from './find-strings.ts'
import { BEHAVIOURS, STRINGS, type WebKind, type WebMutation } from './web-mutation.ts'

/** Every place of a file where a mistake can be put in. */
export function findWebMutations(file: string, text: string): WebMutation[] {
  return placesIn(file, text).flatMap((place) => {
    const change = stringChange(place, text) ?? behaviourChange(place, text)
    if (!change) return []
    const line = text.slice(0, change.start).split('\n').length
    return [{ file, line, was: text.split('\n')[line - 1]!.trim(), ...change }]
  })
}

/** Those of all features, in the order of their files. */
export function readWebMutations(root: string): WebMutation[] {
  const files = globSync('apps/web/src/features/**/*.{ts,tsx}', { cwd: root })
    .map((one) => one.replaceAll('\\', '/'))
    .filter((one) => !/\.test(-d)?\.tsx?$/.test(one))
  return files.toSorted().flatMap((file) => findWebMutations(file, readFileSync(join(root, file), 'utf8')))
}

/**
 * So many mistakes for each seed, no two in one file: three in five are wrong strings, the others change what a screen does.
 * The kinds of each take turns, so that rare ones come as often as common ones.
 */
export function chooseMutations(
  all: readonly WebMutation[],
  count: number,
  seeds: readonly number[],
): WebMutation[] {
  const files = new Set<string>()
  return seeds.flatMap((seed) => {
    const random = seeded(seed)
    const take = (kinds: readonly WebKind[], wanted: number) => drawByKind(all, kinds, wanted, random, files)
    const strings = take(STRINGS, Math.round(count * 0.6))
    return [...strings, ...take(BEHAVIOURS, count - strings.length)]
  })
}
