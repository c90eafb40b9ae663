import { can } from '@intranet/contract/access'
import type { ContentFields, UpdateContentInput } from '@intranet/contract/people/content-schemas'
import { estimatedMinutes } from '@intranet/contract/people/onboarding-content'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload, storeImage } from '../../../platform/uploads.ts'
import {
  getContent,
  insertContents,
  maySeeContent,
  replaceImages,
  updateContent,
  type ContentRow,
} from './content.queries.ts'
import { ownPlace } from './onboarding-scope.ts'
import { assertChangedTags, assertTags } from './place-tags.service.ts'

const TABLE = 'onboarding_conteudo'

type Prepared<T> = Omit<T, 'imagem_capa_data' | 'imagem_capa_format' | 'imagens_auxiliares' | 'minutos'> & {
  minutos?: number
  imagens_auxiliares?: string[]
}

/**
 * A content as it is stored: text sanitised, minutes estimated if none were sent, a base64 cover kept as a file.
 * File work: never inside a transaction.
 */
export async function prepareContent<T extends Partial<ContentFields>>(
  deps: Deps,
  actor: Actor,
  fields: T,
): Promise<Prepared<T>> {
  const { imagem_capa_data, imagem_capa_format: _, minutos, ...rest } = fields
  const prepared: Partial<ContentFields> = { ...rest }
  if (rest.texto !== undefined) prepared.texto = cleanRichText(rest.texto)
  if (imagem_capa_data !== undefined)
    prepared.id_imagem_capa = imagem_capa_data ? await storeImage(deps, actor, imagem_capa_data) : null
  const words = plainText(prepared.texto ?? '').split(' ').length
  const estimate = minutos ?? (rest.texto === undefined ? undefined : estimatedMinutes(words))
  if (estimate !== undefined) prepared.minutos = estimate
  return prepared as Prepared<T>
}

/** Several contents as they are stored, one after the other: their images are decoded. */
export async function prepareContents(deps: Deps, actor: Actor, objects: ContentFields[]) {
  const prepared: Prepared<ContentFields>[] = []
  for (const fields of objects) prepared.push(await prepareContent(deps, actor, fields))
  return prepared
}

/** Gives a content the files that it did not have yet. */
async function attachNew(
  db: Database,
  actor: Actor,
  id: number,
  wanted: readonly (string | null | undefined)[],
  had: readonly (string | null)[] = [],
): Promise<void> {
  for (const file of new Set(wanted))
    if (file && !had.includes(file)) await attachUpload(db, actor, file, TABLE, id)
}

/** Creates contents in the actor's place and links their images. */
export async function createContents(db: Database, actor: Actor, objects: Prepared<ContentFields>[]) {
  const rows = objects.map(({ imagens_auxiliares: _, ...fields }) => ownPlace<ContentRow>(actor, fields))
  for (const row of rows) await assertTags(db, actor, row)
  const created = await insertContents(db, rows)
  for (const [index, { id }] of created.entries()) {
    const { id_imagem_capa, imagens_auxiliares = [] } = objects[index]!
    await attachNew(db, actor, id, [id_imagem_capa, ...imagens_auxiliares])
    await replaceImages(db, id, imagens_auxiliares)
  }
  return created
}

/** Changes a content; images that are sent replace those it had. */
export async function changeContent(db: Database, actor: Actor, input: Prepared<UpdateContentInput>) {
  const { imagens_auxiliares, ...fields } = input
  assertProvider(actor, fields.id_empresa)
  const before = found(await getContent(db, actor, fields.id))
  await assertChangedTags(db, actor, before, fields)
  const saved = await updateContent(db, actor, { titulo: before.titulo, ...fields })
  const had = [before.id_imagem_capa, ...before.imagens_auxiliares]
  await attachNew(db, actor, fields.id, [fields.id_imagem_capa, ...(imagens_auxiliares ?? [])], had)
  if (imagens_auxiliares) await replaceImages(db, fields.id, imagens_auxiliares)
  return saved
}

/** Whether somebody may see the images of a content. */
export const maySeeOnboardingContent = async (
  db: Database,
  actor: Actor | null,
  id: number,
): Promise<boolean> => actor !== null && maySeeContent(db, actor, can(actor, 'onboarding', 'read'), id)
