import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount } from '../../../../test/factories/accounts.ts'

const { db, as } = await testWorld()

it('shows the messages that were not sent to superadmins only', async () => {
  const { email } = await makeAccount(db)
  const { call: guest } = await as(null)
  await guest.auth.forgotPassword({ email })
  const { call } = await as(superadmin)
  const { total, dados } = await call.outbox.list({})
  expect([total, dados[0]!.destino, dados[0]!.assunto]).toEqual([1, email, 'Código para redefinir a senha'])
  expect(dados[0]).not.toHaveProperty('texto')
  const message = await call.outbox.get({ id: dados[0]!.id })
  const codigo = /^\d{6}$/m.exec(message.texto)![0]
  await guest.auth.resetPassword({ email, codigo, nova_senha: 'Outra@2026' })
  const { call: manager } = await as({ roles: ['configuracao:gestor'] })
  await expect(manager.outbox.list({})).rejects.toThrow('Você não tem permissão')
  await expect(guest.outbox.get({ id: 1 })).rejects.toThrow('Entre para continuar.')
})
