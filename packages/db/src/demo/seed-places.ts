/**
 * Legal entities and micro-regions of the demo group. CNPJs from 99 million are not issued yet: no real company has
 * one.
 */
import type { Database } from '../connection.ts'
import { servedCities } from './structure.ts'

/** By the provider's `sistema`. */
const companies = {
  produto: {
    razao_social: 'Produto Telecomunicações Ltda.',
    nome_fantasia: 'Produto',
    cnpj: '99100001000175',
    cep: '96010000',
    endereco: 'Rua Quinze de Novembro',
    numero: '607',
    bairro: 'Centro',
    cidade: 'Pelotas',
    estado: 'RS',
  },
  razao: {
    razao_social: 'RazaoInfo Internet Ltda.',
    nome_fantasia: 'RazaoInfo',
    cnpj: '99200002000191',
    cep: '96180000',
    endereco: 'Avenida Presidente Vargas',
    numero: '1210',
    bairro: 'Centro',
    cidade: 'Camaquã',
    estado: 'RS',
  },
  vetorial: {
    razao_social: 'Vetorial Redes e Serviços Ltda.',
    nome_fantasia: 'Vetorial',
    cnpj: '99300003000108',
    cep: '88701000',
    endereco: 'Avenida Marcolino Martins Cabral',
    numero: '2001',
    bairro: 'Centro',
    cidade: 'Tubarão',
    estado: 'SC',
  },
}
const regions = { produto: 'Zona Sul', razao: 'Costa Doce', vetorial: 'Litoral Sul Catarinense' }

/** One contracting company and one micro-region per provider, the latter of the cities that it serves. */
export async function seedPlaces(db: Database, empresas: Record<string, number>): Promise<void> {
  for (const sistema of ['produto', 'razao', 'vetorial'] as const) {
    const id_empresa = empresas[sistema]!
    await db
      .insertInto('empresa_contratante')
      .values({ ...companies[sistema], id_empresa })
      .execute()
    const { id } = await db
      .insertInto('microrregiao')
      .values({ nome: regions[sistema], id_empresa })
      .returning('id')
      .executeTakeFirstOrThrow()
    const cities = servedCities[sistema] ?? []
    await db
      .insertInto('microrregiao_cidade')
      .columns(['id_microrregiao', 'id_cidade'])
      .expression((eb) =>
        eb
          .selectFrom('cidade')
          .where((where) => where.or(cities.map(([nome, uf]) => where.and({ nome, uf }))))
          .select((select) => [select.val(id).as('id_microrregiao'), 'id as id_cidade']),
      )
      .execute()
  }
}
