import { refusal } from '@intranet/contract/messages/refusals'
import { can } from '@intranet/contract/access'
import {
  newsErrors,
  type NewsFields,
  type PublishNewsInput,
  type UpdateNewsInput,
} from '@intranet/contract/content/news-schemas'
import { news as text } from '@intranet/contract/messages/content'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertChoices, assertNewest, found } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { getDepartment } from '../../company/departments/department.queries.ts'
import { visibleProviders } from '../../company/providers/provider.queries.ts'
import { readImage } from '../../../platform/uploads.ts'
import { activeCategories } from '../categories/category.queries.ts'
import { attachImages } from './news-images.ts'
import {
  beginNow,
  getNews,
  insertNews,
  overWhenPublished,
  switchNews,
  updateNews,
  writableNews,
  type NewsRow,
} from './news.queries.ts'
import { reachOf } from './publication.queries.ts'
import { announce, publishDue } from './publication.service.ts'

type Fields = Omit<
  NewsFields,
  'imagem_capa_data' | 'imagem_capa_format' | 'imagem_auxiliar_data' | 'imagem_auxiliar_format'
>
type Audience = Pick<Fields, 'id_empresa' | 'id_departamento'>

const manages = (actor: Actor) => can(actor, 'novidades', 'manage')
const iso = (date: Date | null) => date?.toISOString() ?? null

/** A department of one provider goes with that provider only; who does not manage names a provider, and does not publish. */
async function assertAudience(db: Database, actor: Actor, { id_empresa, id_departamento }: Audience) {
  if (id_empresa) await assertChoices(visibleProviders(db, actor), [id_empresa], 'id_empresa')
  if (id_departamento) {
    const department = await getDepartment(db, actor, id_departamento)
    if (!department) throw refusals.invalid({ id_departamento: refusal.noOption })
    if (department.id_empresa !== null && id_empresa && department.id_empresa !== id_empresa)
      throw refusals.invalid({ id_departamento: text.audienceDepartment })
  }
  if (!id_empresa && !manages(actor)) throw refusals.invalid({ id_empresa: text.providerRequired })
}

type Whole = Parameters<typeof newsErrors>[0] & { ativo?: boolean }

/** `lacks`: a field that the record lacked before, and that the change does not name. */
function assertRules(actor: Actor, whole: Whole, lacks?: 'id_imagem_capa') {
  const errors = newsErrors(whole)
  if (lacks) delete errors[lacks]
  if (whole.ativo && !manages(actor)) errors.ativo = text.publishRefused
  assertNoErrors(errors)
}

const isOver = ({ expira_em }: { expira_em?: string | null }) =>
  Boolean(expira_em) && Date.parse(expira_em!) <= Date.now()

const isOnShow = (news: { ativo?: boolean; publicar_em?: string | null; expira_em?: string | null }) =>
  news.ativo === true && (!news.publicar_em || Date.parse(news.publicar_em) <= Date.now()) && !isOver(news)

const withCleanText = (html: string) => {
  const texto = cleanRichText(html)
  return { texto, palavras: plainText(texto) }
}

/** Creates publications; those that are due are published at once. */
export async function createNews(db: Database, actor: Actor, objects: Fields[]) {
  const rows: NewsRow[] = []
  for (const fields of objects) {
    assertRules(actor, fields)
    if (fields.ativo && isOver(fields)) throw over()
    await assertAudience(db, actor, fields)
    rows.push({
      ...fields,
      publicar_em: fields.publicar_em ?? undefined,
      ...withCleanText(fields.texto),
      id_usuario: actor.id,
    })
  }
  await assertChoices(
    activeCategories(db, 'categoria'),
    objects.map(({ id_categoria }) => id_categoria),
    'id_categoria',
  )
  const created = await insertNews(db, rows)
  for (const [index, { id }] of created.entries()) await attachImages(db, actor, id, objects[index]!)
  if (rows.some(isOnShow)) await publishDue(db)
  return created
}

/** When it begins after the change; undefined leaves it. An emptied day that is to come is now; one that has come stays. */
const beginAfter = (asked: string | null | undefined, before: Date): string | undefined =>
  asked === null ? new Date(Math.min(before.getTime(), Date.now())).toISOString() : asked

/** Of what would be over the moment it is published: nobody would see it. */
const over = () => refusals.field('expira_em', text.over, 'conflict')

/** Changes a publication; the result must fulfil the rules. A changed required text may be asked for again. */
export async function changeNews(
  db: Database,
  actor: Actor,
  input: Omit<UpdateNewsInput, 'imagem_capa_data'>,
) {
  const { nova_confirmacao, ...fields } = input
  const { id, updated_at: _, ...asked } = fields
  if (!nova_confirmacao && !Object.keys(asked).length) throw refusals.nothingChanged()
  const before = found(await writableNews(db, actor, id))
  const change = { ...asked, publicar_em: beginAfter(asked.publicar_em, before.publicar_em) }
  const whole = {
    ...before,
    expira_em: iso(before.expira_em),
    ...change,
    publicar_em: change.publicar_em ?? before.publicar_em.toISOString(),
  }
  const coverLacked = !before.id_imagem_capa && change.id_imagem_capa === undefined && !change.ativo
  assertRules(actor, whole, coverLacked ? 'id_imagem_capa' : undefined)
  if (change.ativo && !before.ativo && isOver(whole)) throw over()
  await assertAudience(db, actor, whole)
  if (change.id_categoria && change.id_categoria !== before.id_categoria)
    await assertChoices(activeCategories(db, 'categoria'), [change.id_categoria], 'id_categoria')
  const again = nova_confirmacao === true && before.publicada_em !== null && whole.requer_lido
  const goesOut = before.publicada_em === null && isOnShow(whole)
  // A day that is chosen with the publication stays; that of the draft is when it was written.
  const begins =
    change.publicar_em !== undefined && Date.parse(change.publicar_em) !== before.publicar_em.getTime()
  const saved = await updateNews(db, {
    ...fields,
    publicar_em: change.publicar_em,
    ...(change.texto !== undefined && withCleanText(change.texto)),
    ...(again && { versao_leitura: before.versao_leitura + 1 }),
    ...(goesOut && { publicada_em: new Date() }),
    ...(goesOut && !begins && { publicar_em: new Date().toISOString() }),
  })
  const own = (key: 'id_imagem_capa' | 'id_imagem_auxiliar') =>
    change[key] === before[key] ? undefined : change[key]
  await attachImages(db, actor, id, {
    id_imagem_capa: own('id_imagem_capa'),
    id_imagem_auxiliar: own('id_imagem_auxiliar'),
  })
  const asksNow =
    whole.requer_lido &&
    before.publicada_em !== null &&
    (again ||
      !before.requer_lido ||
      whole.id_empresa !== before.id_empresa ||
      whole.id_departamento !== before.id_departamento)
  if (goesOut || asksNow) await announce(db, { ...whole, id }, isOnShow(whole))
  return saved
}

/** Puts a draft on the wall: from now on, or from the day that it names. */
export async function publishNews(db: Database, actor: Actor, { id, updated_at }: PublishNewsInput) {
  const draft = found(await writableNews(db, actor, id))
  assertNewest({ updated_at }, draft)
  if (draft.ativo) throw refusals.wrongState()
  if (isOver({ expira_em: iso(draft.expira_em) })) throw over()
  const dates = { publicar_em: draft.publicar_em.toISOString(), expira_em: iso(draft.expira_em) }
  assertRules(actor, { ...draft, ...dates, ativo: true })
  await beginNow(db, actor, [id])
  const saved = await updateNews(db, { id, ativo: true })
  await publishDue(db)
  return saved
}

/** Whom a draft would reach. Only what goes out for the first time is notified. */
export async function previewReach(db: Database, actor: Actor, id: number) {
  const { pessoas, importante, requer_lido, saiu } = found(await reachOf(db, actor, id))
  return { pessoas, avisados: !saiu && (importante || requer_lido) ? pessoas : 0 }
}

export async function switchActive(db: Database, actor: Actor, input: SetActiveInput) {
  if (input.ativo) {
    if (await overWhenPublished(db, actor, input.ids)) throw over()
    await beginNow(db, actor, input.ids)
  }
  const answer = await switchNews(db, actor, input)
  if (input.ativo) await publishDue(db)
  return answer
}

/** One publication; readers get 404 for what does not reach them. */
export async function readNews(db: Database, actor: Actor, id: number) {
  return found(await getNews(db, actor, id))
}

/** For the answer about one record: images as base64 with their format. */
export async function newsDocument(deps: Deps, db: Database, actor: Actor, id: number) {
  const news = await readNews(db, actor, id)
  const [cover, auxiliary] = await Promise.all([
    readImage(deps, news.id_imagem_capa),
    readImage(deps, news.id_imagem_auxiliar),
  ])
  return {
    ...news,
    imagem_capa_data: cover.image_data,
    imagem_capa_format: cover.image_format,
    imagem_auxiliar_data: auxiliary.image_data,
    imagem_auxiliar_format: auxiliary.image_format,
  }
}
