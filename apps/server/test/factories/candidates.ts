import type { TestWorld } from '../app.ts'

let sequence = 100_000_000
/** A CPF with right check digits, another one each time. */
export function newCpf(): string {
  const digits = [...String((sequence += 1))].map(Number)
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, place) => total + digit * (length + 1 - place), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

type Somebody = Awaited<ReturnType<TestWorld['as']>>

/** Candidates with everything that an application asks for, and what they send and get. */
export function candidates({ db, as }: Pick<TestWorld, 'db' | 'as'>, id_cidade: number) {
  const known = { telefone: '53988776655', data_nascimento: '1990-01-10', id_cidade }
  return {
    known,
    async candidate(over: Record<string, unknown> = {}) {
      const somebody = await as({ employee: false, nome: 'Célia Candidata' })
      await db
        .updateTable('rh_usuario')
        .set({ ...known, cpf: newCpf(), ...over })
        .where('id', '=', somebody.userId)
        .execute()
      return somebody
    },
    send: (who: Somebody, id_vaga: number, over = {}) =>
      who.call.jobApplications.submit({ id_vaga, aceite: true, ...over }),
    stored: (id_vaga: number) =>
      db.selectFrom('candidatura').where('id_vaga', '=', id_vaga).selectAll().orderBy('id').execute(),
    mailsTo: (destino: string) =>
      db
        .selectFrom('mensagem_saida')
        .where('destino', '=', destino)
        .select(['assunto', 'texto'])
        .orderBy('id')
        .execute(),
  }
}
