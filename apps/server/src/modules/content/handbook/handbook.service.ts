import { todayInBrazil } from '@intranet/contract/today'
import { can } from '@intranet/contract/access'
import type {
  ArticleFields,
  ConfirmArticleInput,
  PublishArticleInput,
  UpdateArticleInput,
} from '@intranet/contract/content/handbook-schemas'
import { form } from '@intranet/contract/messages'
import { knowledge } from '@intranet/contract/messages/content'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { visibleProviders } from '../../company/providers/provider.queries.ts'
import { keepAttachments } from './attachment.queries.ts'
import { setAttachments } from './attachment.service.ts'
import { insertVersion, readInForce, recordArticleReading } from './handbook-version.queries.ts'
import { notifyVersion } from './version-notice.job.ts'
import { insertArticles, removeArticle, updateArticle, writableArticle } from './handbook.queries.ts'

/** Only a gestor writes for the whole group. */
async function assertWritableProvider(db: Database, actor: Actor, id_empresa: number | null | undefined) {
  if (!id_empresa && !can(actor, 'manual', 'manage')) throw refusals.invalid({ id_empresa: form.required })
  await assertChoices(visibleProviders(db, actor), [id_empresa], 'id_empresa')
}

export async function createArticles(db: Database, actor: Actor, objects: ArticleFields[]) {
  for (const { id_empresa } of objects) await assertWritableProvider(db, actor, id_empresa)
  const rows = objects.map(({ anexos: _, ...fields }) => ({
    ...fields,
    texto: cleanRichText(fields.texto),
    id_usuario: actor.id,
  }))
  const created = await insertArticles(db, rows)
  for (const [index, { id }] of created.entries())
    await setAttachments(db, actor, id, objects[index]?.anexos ?? [])
  return created
}

/** Where an article is and for whom: readers see a change of it at once, unlike one of its text. */
const place = ['id_empresa', 'id_categoria', 'ordem'] as const

/** Changes the working copy; readers keep the version in force until somebody publishes. */
export async function changeArticle(db: Database, actor: Actor, { anexos, ...input }: UpdateArticleInput) {
  const before = found(await writableArticle(db, actor, input.id))
  const fields = { ...input, ...(input.texto !== undefined && { texto: cleanRichText(input.texto) }) }
  if (fields.id_empresa !== undefined) await assertWritableProvider(db, actor, fields.id_empresa)
  const moved = place.find((key) => fields[key] !== undefined && fields[key] !== before[key])
  if (moved && before.versao > 0 && !can(actor, 'manual', 'manage'))
    throw refusals.field(moved, knowledge.placeRefused, 'forbidden')
  const announced = ['titulo', 'resumo', 'texto', 'requer_lido'] as const
  const attached = anexos !== undefined && (await setAttachments(db, actor, input.id, anexos))
  const changed =
    attached || announced.some((key) => fields[key] !== undefined && fields[key] !== before[key])
  return updateArticle(db, { ...fields, ...(changed && { alterado: true }) })
}

/** Makes the working copy the next version, announced to its readers on its day; a day in the past becomes today. */
export async function publishArticle(db: Database, actor: Actor, input: PublishArticleInput) {
  const { id, updated_at, resumo_mudancas = null, vigencia_inicio } = input
  const article = found(await writableArticle(db, actor, id))
  if (!plainText(article.texto)) throw new AppError('invalid', form.requiredAll)
  const today = todayInBrazil()
  const begins = vigencia_inicio && vigencia_inicio > today ? vigencia_inicio : today
  const versao = article.versao + 1
  const saved = await updateArticle(db, {
    id,
    updated_at,
    versao,
    situacao: 'publicado',
    alterado: false,
    vigencia_inicio: begins,
  })
  const { titulo, resumo, texto, requer_lido } = article
  await insertVersion(db, {
    id_artigo: id,
    versao,
    titulo,
    resumo,
    texto,
    palavras: plainText(texto),
    requer_lido,
    vigencia_inicio: begins,
    resumo_mudancas,
    id_usuario: actor.id,
  })
  await keepAttachments(db, id, versao)
  if (begins === today) await notifyVersion(db, { id, versao, titulo, id_usuario: actor.id })
  return { ...saved, versao, vigencia_inicio: begins }
}

/** Takes a published article out of the handbook, or puts it back as it was. */
export async function archiveArticle(db: Database, actor: Actor, id: number, arquivado: boolean) {
  const article = found(await writableArticle(db, actor, id))
  if (article.versao === 0) throw new AppError('conflict', 'Só um artigo publicado pode ser arquivado.')
  return updateArticle(db, { id, situacao: arquivado ? 'arquivado' : 'publicado' })
}

/** Readings are evidence: only what was never published is deleted. */
export async function deleteArticle(db: Database, actor: Actor, id: number) {
  const article = found(await writableArticle(db, actor, id))
  if (article.versao > 0)
    throw new AppError('conflict', 'Este artigo já foi publicado e não pode ser excluído. Arquive-o.')
  return removeArticle(db, id)
}

export async function readArticle(db: Database, actor: Actor, id: number) {
  return found((await readInForce(db, actor, id))[0])
}

/** "Li e estou ciente". Said twice, the first time counts; an older version than the one in force is 409. */
export async function confirmArticle(db: Database, actor: Actor, input: ConfirmArticleInput) {
  const article = await readArticle(db, actor, input.id)
  if (article.versao !== input.versao) throw refusals.stale()
  const lido_em = await recordArticleReading(db, actor, input)
  if (!lido_em) throw refusals.forbidden()
  return { id: input.id, versao: input.versao, lido_em }
}
