/** Columns that say something of a person, or open something, have a level: docs/data-levels.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources, allFiles } from './sources.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/data-levels.md'), 'utf8')
const schema = readFileSync(join(root, 'packages/db/src/schema.ts'), 'utf8')
const columns = new Set([...schema.matchAll(/^ {2}([a-z_0-9]+): /gm)].map(([, name = '']) => name))

/** Words that columns of these levels have in their names. */
const words =
  'cpf|cnpj|rg|pis|ctps|documento|telefones?|celular|fone|whatsapp|e?mail|emails|nascimento|pix|senha|token|segredo|hash|logradouro|enderecos?|cep|ip|mae|conjuge|dependente|cnh|curriculo|sal|credencial|dados_pagamento|emergencia|sexo|genero|raca|salario|deficiencia|pcd|civil|nacionalidade|parentesco|latitude|longitude|linkedin|desconto_folha|recontrataria|promessa'
const named = new RegExp(`(^|_)(${words})(_|$)`)

const tables = new Set(
  [.../export interface DB \{[^}]*\}/.exec(schema)![0].matchAll(/^ {2}([a-z_0-9]+): /gm)].map(
    ([, name = '']) => name,
  ),
)
const levelOf = (level: string) =>
  [...new RegExp(`^\\| \\*\\*${level}\\*\\*.*$`, 'm').exec(page)![0].matchAll(/`([a-z_]+)`/g)].map(
    ([, name = '']) => name,
  )

interface OpenApi {
  paths: Record<string, Record<string, { responses?: unknown }>>
  components: { schemas: Record<string, unknown> }
}

describe('levels of data', () => {
  it('are said of every column with such a name', () => {
    const without = [...columns].filter(
      (name) => named.test(name) && !tables.has(name) && !page.includes(`\`${name}\``),
    )
    expect(without).toEqual([])
  })

  it('name columns that are there, each once', () => {
    const all = ['secret', 'sensitive', 'personal'].flatMap(levelOf)
    expect(all.filter((name) => !columns.has(name) && !tables.has(name))).toEqual([])
    expect(all.length).toBe(new Set(all).size)
  })

  it('what is sealed is secret, or bank data', () => {
    const sealed = readSources(allFiles())
      .filter(({ file }) => file.endsWith('.module.ts'))
      .flatMap(({ text }) => [...text.matchAll(/sealed: \[([^\]]*)\]/g)])
      .flatMap(([, list = '']) => [...list.matchAll(/\.(\w+)'/g)].map(([, name = '']) => name))
    expect(sealed.length).toBeGreaterThan(5)
    for (const name of sealed) expect([...levelOf('secret'), 'dados_pagamento']).toContain(name)
  })

  it('no documented call answers a secret column', () => {
    const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as OpenApi
    const secret = ['senha_hash', 'chave_hash', 'ip_hash', 'cliente_segredo', 'segredo_anterior']
    const found: string[] = []
    const seen = new Set<string>()
    const look = (part: unknown, place: string): void => {
      if (typeof part !== 'object' || part === null) return
      for (const [name, inner] of Object.entries(part)) {
        if (secret.includes(name)) found.push(`${place} ${name}`)
        const [, to] = (name === '$ref' && /schemas\/(.+)$/.exec(String(inner))) || []
        if (to && !seen.has(to)) look(document.components.schemas[to], seen.add(to) && to)
        look(inner, place)
      }
    }
    for (const [path, calls] of Object.entries(document.paths))
      for (const { responses } of Object.values(calls)) look(responses, path)
    expect(seen.size).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
})
