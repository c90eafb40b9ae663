/** A local service of addresses. Not a page's routes: a page with routes never ends loading while its stream is open. */
import type { Session } from '@intranet/client'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PostalPlace {
  logradouro: string
  bairro: string
  localidade: string
  uf: string
  ibge: string
}

/** Answers in ViaCEP's shape, and the intranet asks it from now on; an unknown code is null. */
export async function startPostalService(
  { api }: Session,
  placeOf: (cep: string) => PostalPlace | null,
): Promise<{ close(): void }> {
  const service = createServer((request, response) => {
    const cep = /^\/ws\/(\d{8})\/json\/$/.exec(request.url ?? '')?.[1] ?? ''
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(placeOf(cep) ?? { erro: true }))
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  await api.parameters.update.mutate({ cep_endereco: `http://127.0.0.1:${port}` } as never)
  return { close: () => void service.close() }
}

/** The streets of the sales walks: Lages has no coverage. */
export const salesPlace = (cep: string): PostalPlace => ({
  logradouro: 'Rua das Acácias',
  bairro: 'Centro',
  uf: 'SC',
  ...(cep.startsWith('885')
    ? { localidade: 'Lages', ibge: '4209300' }
    : { localidade: 'Tubarão', ibge: '4218707' }),
})
