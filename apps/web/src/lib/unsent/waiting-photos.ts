import { randomUuid } from '@/lib/random-name.ts'
import { copyPhoto } from './photo-copy.ts'
import { addPhoto, photoOf } from './unsent-store.ts'

const bytesOf = (blob: Blob): Promise<ArrayBuffer> => new Response(blob).arrayBuffer()

/** Keeps a copy of a photo on this device; answers its id in inputs until it is sent. */
export async function keepPhoto(person: number, file: Blob): Promise<string> {
  const copy = await copyPhoto(file)
  const id = randomUuid()
  await addPhoto({ id, person, type: copy.type, bytes: await bytesOf(copy), takenAt: Date.now() })
  return id
}

/** The photo as a file to send or to show; undefined where it is not on this device any more. */
export async function waitingPhoto(id: string): Promise<File | undefined> {
  const photo = await photoOf(id)
  if (!photo) return undefined
  const { type, bytes } = photo
  return new File([bytes], type === 'image/png' ? 'foto.png' : 'foto.jpg', { type })
}
