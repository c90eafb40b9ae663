import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOf } from '@intranet/contract/state-meanings'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{components,features}/**/*.tsx', { cwd: root })
  .filter((path) => !/\.test\.tsx$|state-badge\.tsx$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** An open incident is red (docs/screens.md#one-word-one-tone). */
const RED_BY_STYLE = 'features/operations/incidents/incident-marks.tsx'
/** Priorities and percents are no states: their tones are a scale. */
const SCALES = /^(priorityTones\[|tones\[percentTone)/

const badges = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/<Badge(?:\s+variant=(?:"(\w+)"|\{([^}]*)\}))?[^>]*>\s*([^<{]*?)\s*(?=[<{])/g)].map(
    ([, tone = 'secondary', chosen, word]) => ({ path, tone, chosen, word: word! }),
  ),
)

describe('badges', () => {
  it('of one label have one tone in the whole app', () => {
    const tones = Map.groupBy(
      badges.filter(({ word, chosen }) => word && !chosen),
      ({ word }) => word,
    )
    const unlike = [...tones].filter(([, uses]) => new Set(uses.map(({ tone }) => tone)).size > 1)
    expect(unlike).toEqual([])
  })

  it('that say a state are StateBadge, which knows the tone of the word', () => {
    expect(badges.filter(({ word }) => meaningOf(word))).toEqual([])
  })

  it('choose no tone by a table of states of their own', () => {
    const tables = badges.filter(({ chosen }) => chosen?.includes('[') && !SCALES.test(chosen))
    expect(tables).toEqual([])
  })

  it('are never in the colour of the brand', () => {
    expect(badges.filter(({ tone, chosen }) => tone === 'default' || chosen?.includes("'default'"))).toEqual(
      [],
    )
  })

  it('are found: the patterns above read something', () => {
    expect(badges.length).toBeGreaterThan(60)
    expect(badges.some(({ path }) => path === RED_BY_STYLE)).toBe(true)
  })
})
