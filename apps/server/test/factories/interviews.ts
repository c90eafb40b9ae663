/** A provider with a manager, candidates and interviewers, and interviews on separate days. */
import { testWorld } from '../app.ts'
import { makeProvider } from './company.ts'
import { makeApplication, makeCandidate, makeVacancy } from './hiring.ts'

export const HOUR = 3_600_000

export const times = (start: number, hours = 1) => ({
  inicio: new Date(start).toISOString(),
  fim: new Date(start + hours * HOUR).toISOString(),
})

/** The key in the link that the candidate was mailed. */
export const keyIn = (texto: string) => /\/careers\/interview#chave=([\w-]+)/.exec(texto)![1]!

export async function interviewWorld() {
  const world = await testWorld()
  const { db, as } = world
  const ours = await makeProvider(db)
  const here = { empresas: [ours], id_empresa: ours }
  const manager = await as({ nome: 'Gestora', roles: ['banco_talentos:gestor'], ...here })
  let [sequence, day] = [0, 0]

  /** Somebody who applied, at the interview with HR. */
  async function candidate() {
    const email = `entrevistado${(sequence += 1)}@example.com`
    const person = await makeCandidate(db, { nome: `Lia Prado ${sequence}`, email })
    const vacancy = await makeVacancy(db, ours, { titulo_vaga: 'Técnico de Campo' })
    const application = await makeApplication(db, vacancy.id, person, 'entrevista_rh')
    return { email, person, vacancy, application }
  }
  const interviewer = () => as({ nome: `Entrevistador ${(sequence += 1)}`, ...here })
  /** 14:00 in São Paulo of a day to come that no other interview is on. */
  const newDay = () => Date.UTC(2099, 0, (day += 1), 17)
  const invite = (id_candidatura: number, participantes: number[], start = newDay(), hours = 1) =>
    manager.call.interviews.create({ id_candidatura, ...times(start, hours), local: 'Sala 2', participantes })
  return { ...world, ours, here, manager, candidate, interviewer, newDay, invite }
}
