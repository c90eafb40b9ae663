import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCandidate, type CandidateOverrides } from '../../../../test/factories/hiring.ts'
import { savedSearchJob } from './saved-search.job.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
let sequence = 0
const person = (nome: string, over: CandidateOverrides = {}) =>
  makeCandidate(db, {
    nome,
    email: `${nome.toLowerCase().replace(' ', '.')}${(sequence += 1)}@example.com`,
    ...over,
  })
/** A word that is in no other test’s CVs. */
const newWord = () => `palavra${(sequence += 1)}zz`

describe('a saved search', () => {
  it('notifies its owner of people who newly match, each once (docs/hiring.md#talent-bank)', async () => {
    const word = newWord()
    await person('Antiga', { texto: word })
    const owner = await as({ roles: ['banco_talentos:solicitante'], empresas: [ours], id_empresa: ours })
    const reported = async () => (await owner.call.notifications.list()).map(({ data }) => data.msg)
    const { id } = await owner.call.talentBank.saveSearch({
      nome: 'Fibra Sul',
      busca: { palavras: [{ termo: word }] },
    })
    await savedSearchJob.run(deps, {})
    expect(await reported()).toEqual([])
    await person('Nova', { texto: word })
    await person('Outra', { texto: 'nada' })
    await savedSearchJob.run(deps, {})
    await savedSearchJob.run(deps, {})
    expect(await reported()).toEqual(['1 nova pessoa combina com a busca Fibra Sul.'])
    await person('Segunda', { texto: word })
    await person('Terceira', { texto: word })
    await savedSearchJob.run(deps, {})
    expect((await reported())[0]).toBe('2 novas pessoas combinam com a busca Fibra Sul.')
    const [kept] = await owner.call.talentBank.searches()
    expect(kept).toMatchObject({ id, nome: 'Fibra Sul', avisar: true, encontradas: 4 })
    await owner.call.talentBank.switchSearch({ id, avisar: false })
    await person('Calada', { texto: word })
    await savedSearchJob.run(deps, {})
    expect(await reported()).toHaveLength(2)
    await expect(manager.call.talentBank.removeSearch({ id })).rejects.toThrow('Registro não encontrado.')
    const headers = { authorization: `Bearer ${owner.token}` }
    await app.inject({ method: 'DELETE', url: `/v1/curriculo/busca-salva/${id}`, headers })
    expect(await owner.call.talentBank.searches()).toEqual([])
  })

  it('needs a word or a filter, a separate name, and anyone who lost the role is not notified', async () => {
    const word = newWord()
    const owner = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    await expect(owner.call.talentBank.saveSearch({ nome: 'Tudo', busca: {} })).rejects.toThrow(
      'Informe ao menos uma palavra ou um filtro.',
    )
    const busca = { palavras: [{ termo: word }] }
    await owner.call.talentBank.saveSearch({ nome: 'Redes', busca })
    await expect(owner.call.talentBank.saveSearch({ nome: 'REDES', busca })).rejects.toThrow(
      'Já existe uma busca com este nome.',
    )
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', owner.userId).execute()
    await person('Depois', { texto: word })
    await savedSearchJob.run(deps, {})
    const reported = await db
      .selectFrom('notificacao_usuario')
      .where('id_usuario', '=', owner.userId)
      .select('id_mensagem')
      .execute()
    expect(reported).toEqual([])
  })
  it('is one of at most twenty of a person', async () => {
    const owner = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    const save = (nome: string) =>
      owner.call.talentBank.saveSearch({ nome, busca: { palavras: [{ termo: 'fibra' }] } })
    for (let n = 1; n <= 20; n += 1) await save(`Busca ${n}`)
    await expect(save('Busca 21')).rejects.toThrow('Permitido no máximo 20 buscas salvas.')
    expect(await owner.call.talentBank.searches()).toHaveLength(20)
  })
})
