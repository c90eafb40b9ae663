import { describe, expect, it } from 'vitest'
import { interviewStates, isOpenInterview } from './interview-options.ts'
import { boardStages, mayMove, movesFrom } from './stage-moves.ts'
import { stages } from './career-options.ts'

const manager = { gere: true, gestor_vaga: false }
const ofVacancy = { gere: false, gestor_vaga: true }
const nobody = { gere: false, gestor_vaga: false }

describe('movements of an application', () => {
  it('skip stages forward, and end anywhere before the contract', () => {
    expect(mayMove(manager, 'inscrito', 'proposta')).toBe(true)
    expect(mayMove(manager, 'triagem', 'reprovado')).toBe(true)
    expect(mayMove(manager, 'inscrito', 'banco_talentos')).toBe(true)
    expect(mayMove(manager, 'proposta', 'contratado')).toBe(true)
  })

  it('go back only by a manager', () => {
    expect(mayMove(manager, 'proposta', 'triagem')).toBe(true)
    expect(mayMove(manager, 'reprovado', 'triagem')).toBe(true)
    expect(mayMove(ofVacancy, 'proposta', 'triagem')).toBe(false)
    expect(mayMove(ofVacancy, 'reprovado', 'entrevista_gestor')).toBe(false)
  })

  it('of the vacancy’s own manager lead to and from their interview, never to a contract', () => {
    expect(mayMove(ofVacancy, 'triagem', 'entrevista_gestor')).toBe(true)
    expect(mayMove(ofVacancy, 'entrevista_gestor', 'proposta')).toBe(true)
    expect(mayMove(ofVacancy, 'proposta', 'entrevista_gestor')).toBe(true)
    expect(mayMove(ofVacancy, 'entrevista_gestor', 'reprovado')).toBe(true)
    expect(mayMove(ofVacancy, 'inscrito', 'triagem')).toBe(false)
    expect(mayMove(ofVacancy, 'entrevista_gestor', 'contratado')).toBe(false)
    expect(mayMove(ofVacancy, 'entrevista_gestor', 'desistente')).toBe(false)
  })

  it('never leave a withdrawal, nor one end for another’s contract', () => {
    for (const para of stages) expect(mayMove(manager, 'desistente', para)).toBe(false)
    expect(mayMove(manager, 'reprovado', 'contratado')).toBe(false)
    expect(mayMove(manager, 'contratado', 'reprovado')).toBe(false)
    expect(mayMove(manager, 'contratado', 'proposta')).toBe(true)
    expect(mayMove(manager, 'reprovado', 'banco_talentos')).toBe(true)
    expect(mayMove(manager, 'triagem', 'triagem')).toBe(false)
  })

  it('are offered as a list, which is empty for everybody else', () => {
    expect(movesFrom(ofVacancy, 'entrevista_rh')).toEqual(['entrevista_gestor'])
    expect(movesFrom(nobody, 'entrevista_gestor')).toEqual([])
    expect(boardStages.toSorted()).toEqual([...stages].toSorted())
  })
})

describe('an interview', () => {
  it('is open until somebody ends it', () => {
    expect(interviewStates.filter(isOpenInterview)).toEqual(['convidada', 'confirmada', 'outro_horario'])
  })
})
