import { describe, expect, it, vi } from 'vitest'
import { eventErrors, eventFields } from './calendar-schemas.ts'
import { textWall, wallText } from './calendar-time.ts'
import { newsErrors } from './news-schemas.ts'
import { splitTags } from './news-tags.ts'
import { reactionKeys, reactionLabel } from './reaction-labels.ts'
import { resourceErrors } from './resources.ts'
import { signatureProblem } from './signatures.ts'

describe('an event', () => {
  const errors = (over: object) =>
    eventErrors(
      eventFields.parse({
        titulo: 'Reunião',
        tipo: 'reuniao',
        inicio: '2026-05-04T09:00',
        fim: '2026-05-04T10:00',
        publico: 'pessoal',
        ...over,
      }),
    )

  it('does not end before it begins; on a whole day its hours do not count', () => {
    expect(errors({})).toEqual({})
    expect(Object.keys(errors({ fim: '2026-05-04T08:00' }))).toEqual(['fim'])
    expect(errors({ fim: '2026-05-04T00:00', dia_inteiro: true })).toEqual({})
  })

  it('lasts a year at most', () => {
    expect(Object.keys(errors({ fim: '2027-05-06T10:00' }))).toEqual(['fim'])
  })

  it('names the department or the provider that it is shared with', () => {
    expect(Object.keys(errors({ publico: 'departamento' }))).toEqual(['id_departamento'])
    expect(Object.keys(errors({ publico: 'provedor' }))).toEqual(['id_empresa'])
    expect(errors({ publico: 'provedor', id_empresa: 1 })).toEqual({})
  })

  it('has a last day of its series only where it repeats, and not before the first', () => {
    expect(Object.keys(errors({ recorrencia_fim: '2026-06-01' }))).toEqual(['recorrencia_fim'])
    expect(errors({ recorrencia: 'mensal', recorrencia_fim: '2026-06-01' })).toEqual({})
    expect(Object.keys(errors({ recorrencia: 'mensal', recorrencia_fim: '2026-05-01' }))).toEqual([
      'recorrencia_fim',
    ])
  })
})

it('a wall time and its text are each other’s inverse', () => {
  expect(textWall('2026-02-28T23:59')).toBe(Date.UTC(2026, 1, 28, 23, 59))
  expect(wallText(textWall('2026-02-28T23:59:58'))).toBe('2026-02-28T23:59')
})

describe('a publication', () => {
  it('has a cover, stored or sent along', () => {
    expect(Object.keys(newsErrors({}))).toEqual(['id_imagem_capa'])
    expect(newsErrors({ id_imagem_capa: 'x' })).toEqual({})
    expect(newsErrors({ imagem_capa_data: 'x' })).toEqual({})
  })

  it('expires after its publication, or after now if no day is set', () => {
    vi.setSystemTime(new Date('2026-05-04T12:00:00Z'))
    const expiring = (expira_em: string, publicar_em?: string) =>
      Object.keys(newsErrors({ id_imagem_capa: 'x', expira_em, ...(publicar_em && { publicar_em }) }))
    expect(expiring('2026-05-04T11:00:00Z')).toEqual(['expira_em'])
    expect(expiring('2026-05-05T12:00:00Z')).toEqual([])
    expect(expiring('2026-05-05T12:00:00Z', '2026-05-05T12:00:00Z')).toEqual(['expira_em'])
    vi.useRealTimers()
  })

  it('has its hashtags without #, each once, with any separator', () => {
    expect(splitTags('Segurança; #frota;frota, ##Rede ')).toEqual(['Segurança', 'frota', 'Rede'])
    expect(splitTags(['a;b', ' #A '])).toEqual(['A', 'b'])
    expect(splitTags(null)).toEqual([])
  })
})

it('reactions have a text each, and what is unknown has one too', () => {
  const texts = [...reactionKeys, 'fire'].map(reactionLabel)
  expect(new Set(texts).size).toBe(reactionKeys.length + 1)
})

it('only rooms and equipment can be booked', () => {
  expect(resourceErrors({ tipo: 'sala', reservavel: true })).toEqual({})
  expect(resourceErrors({ tipo: 'material_marca', reservavel: false })).toEqual({})
  expect(resourceErrors({ tipo: 'material_marca', reservavel: true })).toHaveProperty('reservavel')
})

it('a signature uses known fields, and the logo outside of tags', () => {
  expect(signatureProblem('<b>{{ nome }}</b> {{logo}}')).toBeUndefined()
  expect(signatureProblem('{{salario}}')).toBe('Campo desconhecido: {{salario}}')
  expect(signatureProblem('<img src="{{logo}}">')).toContain('{{logo}}')
})
