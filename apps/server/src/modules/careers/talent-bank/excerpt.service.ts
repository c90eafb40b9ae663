/** Where the words of a search stand in somebody's CV: the reason for a hit, in the CV's own words. */
import { markTerms, type TextPart } from '@intranet/contract/careers/marked-text'
import type { ExcerptsInput } from '@intranet/contract/careers/talent-bank'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { recordReading } from '../../people/employees/personal-reading.queries.ts'
import { cvOf } from '../stages/applicant-record.queries.ts'
import { licenceOf } from './excerpt.queries.ts'

const AROUND = 60
const PER_TERM = 3

/** The text around each marked part. */
function around(parts: readonly TextPart[]): { termo: string; texto: string }[] {
  const text = parts.map(({ texto }) => texto).join('')
  return parts.flatMap(({ texto, termo, inicio }) => {
    if (termo === undefined) return []
    const [start, end] = [Math.max(0, inicio - AROUND), Math.min(text.length, inicio + texto.length + AROUND)]
    const cut = text.slice(start, end).replace(/\s+/g, ' ').trim()
    return [{ termo, texto: `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}` }]
  })
}

/** At most three places of each word. Throws 404 for people who are not in the talent bank. */
export async function excerptsOf(db: Database, actor: Actor, { id, palavras }: ExcerptsInput) {
  const licence = found(await licenceOf(db, actor, id, palavras))
  const cv = found(await cvOf(db, id))
  await recordReading(db, actor, [id], 'curriculo')
  const texts: (readonly [onde: string, texto: string])[] = [
    ...cv.experiencias.map(
      (one) => ['Experiência', [one.funcao, one.empresa, one.descricao].join('\n')] as const,
    ),
    ...cv.formacoes.map((one) => ['Formação', `${one.descricao}\n${one.ie}`] as const),
    ...cv.certificados.map((one) => ['Certificado', `${one.descricao}\n${one.organizacao}`] as const),
    ['Áreas de interesse', cv.areas_interesse.join('\n')],
    ['Currículo em PDF', cv.texto ?? ''],
  ]
  const all = texts.flatMap(([onde, texto]) =>
    around(markTerms(texto, palavras)).map((excerpt) => ({ ...excerpt, onde })),
  )
  const few = palavras.flatMap(({ termo }) => all.filter((one) => one.termo === termo).slice(0, PER_TERM))
  return [
    ...licence.termos.map((termo) => ({ termo, onde: 'CNH', texto: `Categoria ${licence.cnh_categoria}` })),
    ...few,
  ]
}
