import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const records = join(import.meta.dirname, '__snapshots__')
const record = /^exports\[`(.+?) 1`\] = `\n([^]*?)\n`;$/gm
/** What others see is below the screen itself. */
const below = /^(?:with nothing there|reader|employee)/
/** Headings are written in capitals; the name beside them follows at once, a count comes last. */
const heading = /^[A-ZÀ-Ý][A-ZÀ-Ý0-9 :.,()/“”-]{3,}/
const count = /(?: · )?‹?\d*›?$/

function headOf(shown: string): string | undefined {
  const lines = shown.split(/\n| ¶ /).map((line) => line.trim())
  const end = lines.findIndex((line) => below.test(line))
  const parts = lines.slice(0, end === -1 ? undefined : end).flatMap((line) => line.split(' ¦ '))
  return parts.find((part) => heading.test(part))?.replace(count, '')
}

/** One page at two documented addresses, or one list reached by two ways. */
const samePage = [
  'PROVEDORES',
  'NOVO PROVEDOR',
  'EDITAR REGISTROBeta nome',
  'NOVO REGISTRO',
  'DETALHES DA CAMPANHABeta nome, Beta nome, 1 · 35 leads',
  'INVIABILIDADESrelatório · 36 motivos',
  'LEADS SEM COBERTURAruas · 24 leads, todo o período',
  'LEADS SEM COBERTURApessoas · 36 leads, todo o período',
]
/** The heading is the record's name, and made names repeat. */
const named = /^(?:BETA|ALFA|GAMA) /

const screens = () =>
  readdirSync(records)
    .map((file) => readFileSync(join(records, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(record)])
    .map(([, address, shown]) => ({ address, head: headOf(shown!) }))

it('no two screens have one heading: the name of the report or thing is beside it', () => {
  const known = screens().filter(({ head }) => head !== undefined && !named.test(head))
  expect(known.length).toBeGreaterThan(350)
  const repeated = [...Map.groupBy(known, ({ head }) => head)].filter(([, of]) => of.length > 1)
  expect(repeated.map(([head]) => head).toSorted()).toEqual(samePage.toSorted())
})

it('a screen that edits a record says which', () => {
  const edits = screens().filter(({ head }) => head?.startsWith('EDITAR '))
  expect(edits.length).toBeGreaterThan(40)
  // Beside the heading a name has small letters; made names within it begin with BETA.
  const unnamed = edits.filter(({ head }) => !/[a-z]|BETA/.test(head!))
  // Its address has no record here.
  expect(unnamed.map(({ address }) => address)).toEqual(['/marketing/imports-leads/edit'])
})
