import { createServer } from 'node:https'
import { afterAll, expect, it } from 'vitest'
import { selfSigned } from '../../../../test/factories/certificates.ts'
import { certificateChecks } from './setting-checks.ts'
import { askCertificate, probeCertificate } from './probes.ts'

const server = createServer(selfSigned, (_request, reply) => reply.end())
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => server.close())

it('a certificate that no public authority signed is a fault, with what to do', async () => {
  const { port } = server.address() as { port: number }
  const found = await askCertificate('127.0.0.1', port)
  expect(found.erro).toMatch(/^TLS: /)
  expect(certificateChecks(found)).toMatchObject([
    { situacao: 'falha', fazer: expect.stringContaining('autoridade pública') },
  ])
  expect(certificateChecks({ erro: null })).toMatchObject([{ situacao: 'ok', fazer: null }])
})

it('is asked for only where people come over TLS from other machines', async () => {
  for (const url of ['http://intranet.exemplo.com.br', 'https://localhost:8443'])
    expect(probeCertificate(url)).toBeNull()
  expect(certificateChecks(null)).toEqual([])
})
