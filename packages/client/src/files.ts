/** Files up and down. */
import { readJson } from './refusals.ts'
import type { Send } from './transport.ts'

/** Milliseconds that one file may take. */
const LONGEST = 600_000

/** What an upload is for: the content has to be of a kind that it takes. */
export type Bucket = 'imagens' | 'fotos' | 'logos' | 'documentos' | 'curriculos' | 'importacoes'

export interface Files {
  /** Sends a file and answers its id, which a record then names; without one it is removed after a day. */
  upload(bucket: Bucket, nome: string, content: Blob | Uint8Array<ArrayBuffer> | string): Promise<string>
  /** The content of a file, for people who may see its record. `type` is what it is. */
  download(id: string): Promise<Blob>
}

export const filesOver = (send: Send): Files => ({
  async upload(bucket, nome, content) {
    const form = new FormData()
    // The server reads the bucket before the file.
    form.append('bucket', bucket)
    form.append('file', content instanceof Blob ? content : new Blob([content]), nome)
    const response = await send('/files', { method: 'POST', body: form, timeout: LONGEST })
    return (await readJson<{ id: string }>(response)).id
  },
  async download(id) {
    const response = await send(`/files/${encodeURIComponent(id)}`, { timeout: LONGEST })
    return response.ok ? response.blob() : readJson<never>(response)
  },
})
