/** Photos and papers of an account, by the team and by the applicant: the account is locked, so none is one too many. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import type {
  AddAccountFileInput,
  AddPhotoInput,
  RemoveAccountFileInput,
  RemovePhotoInput,
  UpdateAccountFileInput,
  UpdatePhotoInput,
} from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import { MAX_ACCOUNT_FILES, MAX_PHOTOS } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found, touchRecord } from '../../../platform/records.ts'
import { attachUpload, type IdentifiedUploader } from '../../../platform/uploads.ts'
import { partsOfAccount } from './account.queries.ts'
import {
  insertFile,
  insertPhoto,
  photoOf,
  placePhoto,
  removeFile,
  removePhoto,
  setCover,
  updateFile,
  updatePhoto,
} from './account-part.queries.ts'
import { holdOpenAccount } from './account.service.ts'

type NewPhoto = Omit<AddPhotoInput, 'id'>
type NewFile = Omit<AddAccountFileInput, 'id'>

const authorOf = (who: IdentifiedUploader) => ('envio' in who ? null : who.id)

/** Adds photos to a locked account; the first one of all is its cover. */
export async function putPhotos(
  db: Database,
  who: IdentifiedUploader,
  id: number,
  photos: readonly NewPhoto[],
) {
  const { fotos: before } = await partsOfAccount(db, id)
  if (before + photos.length > MAX_PHOTOS) throw refusals.invalid({ id_arquivo: text.photoLimit })
  const made: number[] = []
  for (const [place, photo] of photos.entries()) {
    const added = await insertPhoto(db, id, before + place + 1, authorOf(who), photo)
    await attachUpload(db, who, photo.id_arquivo, 'patrocinio_pos_evento_foto', added.id, 'fotos')
    made.push(added.id)
  }
  if (before === 0 && made[0] !== undefined) await setCover(db, id, made[0])
  await touchRecord(db, 'patrocinio_pos_evento', id)
  return made
}

/** Adds papers to a locked account. */
export async function putFiles(db: Database, who: IdentifiedUploader, id: number, files: readonly NewFile[]) {
  const { arquivos: before } = await partsOfAccount(db, id)
  if (before + files.length > MAX_ACCOUNT_FILES) throw refusals.invalid({ id_arquivo: text.fileLimit })
  const made: number[] = []
  for (const file of files) {
    const added = await insertFile(db, id, authorOf(who), file)
    await attachUpload(db, who, file.id_arquivo, 'patrocinio_pos_evento_arquivo', added.id, 'documentos')
    made.push(added.id)
  }
  await touchRecord(db, 'patrocinio_pos_evento', id)
  return made
}

export async function addPhoto(db: Database, actor: Actor, { id, ...photo }: AddPhotoInput) {
  await holdOpenAccount(db, actor, id)
  const [added] = await putPhotos(db, actor, id, [photo])
  return { id: added! }
}

/** Changes the caption, the authorisation, the place or the cover. */
export async function changePhoto(db: Database, actor: Actor, input: UpdatePhotoInput) {
  const { id, id_item, ordem, capa, ...fields } = input
  await holdOpenAccount(db, actor, id)
  found(await photoOf(db, id, id_item))
  if (Object.values(fields).some((value) => value !== undefined))
    await updatePhoto(db, id, { id: id_item, ...fields })
  if (ordem !== undefined) await placePhoto(db, id, id_item, ordem)
  if (capa !== undefined) await setCover(db, id, capa ? id_item : null)
  await touchRecord(db, 'patrocinio_pos_evento', id)
  return { id: id_item }
}

export async function dropPhoto(
  db: Database,
  actor: Actor,
  { id, id_item }: RemovePhotoInput,
): Promise<void> {
  await holdOpenAccount(db, actor, id)
  await removePhoto(db, id, id_item)
  await touchRecord(db, 'patrocinio_pos_evento', id)
}

export async function addFile(db: Database, actor: Actor, { id, ...file }: AddAccountFileInput) {
  await holdOpenAccount(db, actor, id)
  const [added] = await putFiles(db, actor, id, [file])
  return { id: added! }
}

export async function changeFile(db: Database, actor: Actor, { id, ...row }: UpdateAccountFileInput) {
  await holdOpenAccount(db, actor, id)
  await updateFile(db, id, row)
  await touchRecord(db, 'patrocinio_pos_evento', id)
  return { id: row.id_item }
}

export async function dropFile(
  db: Database,
  actor: Actor,
  { id, id_item }: RemoveAccountFileInput,
): Promise<void> {
  await holdOpenAccount(db, actor, id)
  await removeFile(db, id, id_item)
  await touchRecord(db, 'patrocinio_pos_evento', id)
}
