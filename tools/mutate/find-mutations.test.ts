import { describe, expect, it } from 'vitest'
import { findMutations } from './find-mutations.ts'
import { instrumented } from './mutation.ts'

/** Each mutation of a text: its kind, how it is switched, and what is switched. */
const found = (text: string) =>
  findMutations('some.queries.ts', text).map(({ kind, form, start, end }) => [
    kind,
    form,
    text.slice(start, end),
  ])

describe('scope', () => {
  it('a condition of a query that is made of who asks', () => {
    expect(found(`db.selectFrom('t').where(inScope(actor, 'x')).execute()`)).toEqual([
      ['scope', 'condition', `inScope(actor, 'x')`],
    ])
    expect(found(`q.where(writable(ctx.actor, 'n'))`)).toEqual([
      ['scope', 'condition', `writable(ctx.actor, 'n')`],
    ])
  })

  it('a condition within SQL', () => {
    expect(found('sql`select 1 from t where ${readable(actor)} and a`')).toEqual([
      ['scope', 'condition', 'readable(actor)'],
    ])
    expect(found('sql`coalesce(${writable(actor)}, false)`')).toHaveLength(1)
  })

  it('the rule of a history', () => {
    expect(found(`({ scope: (actor, id) => among('elogio', id, changeable(actor, 'x')) })`)).toEqual([
      ['scope', 'condition', `changeable(actor, 'x')`],
    ])
  })

  it('what is selected, set or said is no condition', () => {
    expect(found('sql`select ${flags(actor)} as f`')).toEqual([])
    expect(found(`q.select(flags(actor, 'x')).set({ id_usuario: actor.id })`)).toEqual([])
    expect(found('sql`update t set id_usuario = ${actor.id}`')).toEqual([])
    expect(found('`pessoa = ${actor.id}`')).toEqual([])
  })

  it('inScope, wherever it is', () => {
    expect(found(`const scope = inScope(actor, 'x')`)).toHaveLength(1)
    expect(found(`eb.or([inScope(actor, 'x'), eb('a', '=', 1)])`)).toHaveLength(1)
  })

  it('one’s own rows are those of anyone who asks', () => {
    expect(found(`q.where('id_usuario', '=', actor.id).orderBy('id')`)).toEqual([
      ['scope', 'arguments', `'id_usuario', '=', actor.id`],
    ])
    expect(found(`eb('u.id', '=', actor.id)`)).toEqual([['scope', 'condition', `eb('u.id', '=', actor.id)`]])
    expect(found('sql`where m.id_usuario = ${actor.id} and b`')).toEqual([
      ['scope', 'written', 'm.id_usuario = ${actor.id}'],
    ])
    expect(found('sql`(${ref} = ${actor.id_departamento} or x)`')).toEqual([
      ['scope', 'written', '${ref} = ${actor.id_departamento}'],
    ])
    expect(found('sql`where e.id = any(${actor.empresas}::bigint[])) x`')).toEqual([
      ['scope', 'written', 'e.id = any(${actor.empresas}::bigint[])'],
    ])
  })

  it('assertions and guards about anyone who asks', () => {
    expect(found('await assertProvider(actor, id)')).toHaveLength(1)
    expect(found('if (row.id_usuario !== actor.id) throw refusals.forbidden()')).toHaveLength(1)
    expect(found('if (row.fim) throw refusals.conflict()')).toEqual([])
    expect(found('if (!ctx.actor) throw refusals.unauthorized()')).toEqual([])
  })

  it('what a superadmin alone sees or does', () => {
    expect(found('const rows = isSuperadmin(actor) ? all : own')).toEqual([
      ['scope', 'decision', 'isSuperadmin(actor)'],
    ])
    expect(found('if (!isSuperadmin(actor)) throw refusals.forbidden()')).toHaveLength(1)
  })
})

describe('version', () => {
  it('is compared by the query, by an assertion or by a guard', () => {
    expect(found(`q.where('updated_at', '=', seen)`)).toEqual([
      ['version', 'arguments', `'updated_at', '=', seen`],
    ])
    expect(found('assertNewest(input, before)')).toEqual([
      ['version', 'statement', 'assertNewest(input, before)'],
    ])
    expect(found('if (seen !== now) throw refusals.stale()')).toHaveLength(1)
    expect(found('if (!saved) throw seen ? refusals.stale() : refusals.notFound()')).toEqual([])
  })

  it('is handed on', () => {
    expect(found('saveRecord(q, { id, updated_at, nome })')).toEqual([['version', 'property', 'updated_at']])
    expect(found('const answer = { id, updated_at }')).toEqual([])
  })
})

describe('ability', () => {
  it('of a procedure that asks for a role', () => {
    expect(found(`procedure('rh', 'manage', 'nothing')`)).toEqual([['ability', 'ability', `'manage'`]])
    expect(found(`marketingProcedure('editOwn', 'nothing')`)).toEqual([['ability', 'ability', `'editOwn'`]])
    expect(found(`procedure('rh', 'self', 'own')`)).toEqual([])
  })

  it('that code asks about', () => {
    expect(found(`const all = can(actor, 'rh', 'manage')`)).toEqual([
      ['ability', 'decision', `can(actor, 'rh', 'manage')`],
    ])
    expect(found(`const all = levelRank(actor.roles, 'rh') >= 3`)).toHaveLength(1)
  })
})

it('a mutation has its line and the name of its procedure', () => {
  const text = `export const r = router({\n  list: procedure('rh', 'read', 'own')\n    .input(x),\n})`
  expect(findMutations('r.ts', text)).toMatchObject([
    { file: 'r.ts', line: 2, named: 'list', was: "list: procedure('rh', 'read', 'own')" },
  ])
})

describe('a file with switches', () => {
  const switches = (text: string) =>
    instrumented(
      text,
      findMutations('q.ts', text).map((one, place) => ({ ...one, number: place + 1 })),
    ).replace(/^import[^;]*;/, '')
  const is = (number: number) => `globalThis.isMutated?.(${number})`
  const always = 'sqlOfMutation`true`'

  it('keeps its lines, and what is within a switched place has its own', () => {
    expect(switches(`f()\nq.where(inScope(actor, 'a'))`)).toBe(
      `f()\nq.where((${is(1)} ? ${always} : inScope(actor, 'a')))`,
    )
    expect(switches(`if (isSuperadmin(actor) && actor.empresas.includes(id)) f()`)).toBe(
      `if ((${is(1)} || isSuperadmin(actor)) && (${is(2)} || actor.empresas.includes(id))) f()`,
    )
    expect(switches('q.where(readable(actor) && inScope(actor))')).toContain(is(2))
  })

  it('leaves out a statement, an argument, a part of SQL, and lowers an ability', () => {
    expect(switches('assertNewest(a, b)')).toBe(`if (!${is(1)}) { assertNewest(a, b) }`)
    expect(switches(`q.where('u', '=', actor.id)`)).toBe(
      `q.where(...(${is(1)} ? [${always}] : ['u', '=', actor.id]))`,
    )
    expect(switches('sql`where u = ${actor.id}`')).toBe(
      `sql\`where \${${is(1)} ? ${always} : sqlOfMutation\`u = \${actor.id}\`}\``,
    )
    expect(switches('save(q, { updated_at })')).toBe(
      `save(q, { updated_at: ${is(1)} ? undefined : updated_at })`,
    )
    expect(switches(`procedure('rh', 'manage', 'own')`)).toBe(
      `procedure('rh', (${is(-1)} ? 'signedIn' : 'manage'), 'own')`,
    )
  })
})
