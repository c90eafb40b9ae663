/** Customers with contracts, prices, the blacklist and coverage of the demo group. */
import { DAY_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import type { Database } from '../connection.ts'
import { demoCpf, demoEmail, demoName } from './people.ts'
import { servedCities } from './structure.ts'

const CUSTOMERS = 40
/** The range of customers' CPFs, which no other demo person uses. */
const FIRST_CPF = 500_000

const districts = ['Centro', 'São José', 'Boa Vista', 'Santo Antônio', 'Jardim América']
const streets = ['Rua Sete de Setembro', 'Avenida Brasil', 'Rua Marechal Deodoro', 'Rua das Flores']
const products = [
  { produto: 'Fibra 300', velocidade_mbps: 300, valor: '79.90', taxa_instalacao: '100.00' },
  { produto: 'Fibra 500', velocidade_mbps: 500, valor: '99.90', taxa_instalacao: '0.00' },
  { produto: 'Fibra 1 Giga', velocidade_mbps: 1000, valor: '139.90', taxa_instalacao: '0.00' },
]

type Keys = Record<string, number>

const dayBefore = (today: Date, days: number) => dayInBrazil(today.getTime() - days * DAY_MS)

const phoneOf = (uf: string, n: number) =>
  `${uf === 'SC' ? '48' : '53'}98${String(1_000_000 + n * 7919).slice(-7)}`

async function seedCustomers(db: Database, providers: Keys, today: Date): Promise<void> {
  const rows = Object.entries(providers).flatMap(([sistema, id_empresa], index) =>
    Array.from({ length: CUSTOMERS }, (_, place) => {
      const n = index * CUSTOMERS + place
      const cities = servedCities[sistema]!
      const [cidade, uf] = cities[place % cities.length]!
      const nome_razaosocial = demoName(700 + n * 3)
      return {
        id_empresa,
        codpessoa: String(1001 + place),
        nome_razaosocial,
        cpf: demoCpf(FIRST_CPF + n),
        telefone: phoneOf(uf, n),
        email: place % 7 === 6 ? null : demoEmail(nome_razaosocial, n),
        sexo: place % 11 === 0 ? null : place % 2 === 0 ? 'F' : 'M',
        data_nascimento: dayBefore(today, (20 + ((n * 7) % 45)) * 365 + n),
        logradouro: streets[place % streets.length]!,
        numero: String(10 + place * 12),
        bairro: districts[place % districts.length]!,
        cidade,
        uf,
      }
    }),
  )
  const made = await db
    .insertInto('relationship_dados_pessoas')
    .values(rows)
    .returning(['id', 'id_empresa'])
    .execute()
  const contracts = made.map(({ id, id_empresa }, place) => {
    const { produto, valor } = products[place % products.length]!
    const begun = dayBefore(today, 30 + ((place * 37) % 1400))
    return {
      id_empresa,
      id_pessoa: id,
      contrato: `C-${10_000 + place}`,
      produto,
      valor,
      vencimento_dia: [5, 10, 15, 20][place % 4]!,
      data_contratacao: begun,
      data_ativacao: begun,
      situacao: place % 17 === 0 ? 'cancelado' : place % 13 === 0 ? 'suspenso' : 'ativo',
    }
  })
  await db.insertInto('relationship_contrato').values(contracts).execute()
}

async function seedPrices(db: Database, providers: Keys, today: Date): Promise<void> {
  const from = dayBefore(today, 120)
  const rows = Object.values(providers).flatMap((id_empresa) => [
    ...products.map((product, place) => ({
      ...product,
      id_empresa,
      tecnologia: 'fibra',
      publico: 'pf',
      fidelidade_meses: 12,
      vigencia_inicio: from,
      ...(place === 1 && { valor_promocional: '79.90', meses_promocao: 3 }),
    })),
    {
      ...products[2]!,
      id_empresa,
      produto: 'Fibra Empresas',
      valor: '249.90',
      tecnologia: 'fibra',
      publico: 'pj',
      fidelidade_meses: 12,
      vigencia_inicio: from,
    },
    {
      id_empresa,
      produto: 'Rádio 20',
      velocidade_mbps: 20,
      valor: '89.90',
      tecnologia: 'radio',
      publico: 'pf',
      fidelidade_meses: 0,
      vigencia_inicio: dayBefore(today, 700),
      vigencia_fim: dayBefore(today, 121),
    },
  ])
  await db.insertInto('precificacao').values(rows).execute()
}

async function seedBlacklist(db: Database, providers: Keys, today: Date): Promise<void> {
  const motives = await db.selectFrom('vendas_blocklist_motivo').select(['id', 'nome']).execute()
  const motive = (nome: string) => motives.find((known) => known.nome === nome)!.id
  const until = dayBefore(today, -600)
  const client = (n: number, id_empresa: number | null, nome = 'Inadimplência') => ({
    tipo: 'cliente',
    id_empresa,
    cpf_cnpj: demoCpf(FIRST_CPF + 5000 + n),
    nome: demoName(900 + n),
    id_motivo: motive(nome),
    data_inicio: dayBefore(today, 20 + n * 11),
    data_fim: until,
  })
  await db
    .insertInto('blacklist')
    .values([
      client(0, null),
      client(1, providers.produto!),
      client(2, providers.produto!, 'Equipamento não devolvido'),
      client(3, providers.razao!),
      client(4, providers.vetorial!, 'Equipamento não devolvido'),
      client(5, providers.vetorial!),
      {
        ...client(6, null),
        data_inicio: dayBefore(today, 800),
        data_fim: dayBefore(today, 70),
        ativo: false,
      },
    ])
    .execute()
  await db
    .insertInto('blacklist')
    .values({
      tipo: 'endereco',
      id_empresa: providers.vetorial!,
      cep: '88701000',
      logradouro: 'Avenida Marcolino Martins Cabral',
      numero: '120',
      bairro: 'Centro',
      cidade: 'Tubarão',
      uf: 'SC',
      id_motivo: motive('Agressão a técnico'),
      observacao: 'Equipe recebida com ameaças na última visita.',
      data_inicio: dayBefore(today, 45),
      data_fim: until,
    })
    .execute()
}

/** The first city completely, the centre of the second, some numbers of one street of the third. */
async function seedCoverage(db: Database, providers: Keys): Promise<void> {
  const rows = Object.entries(providers).flatMap(([sistema, id_empresa]) => {
    const [first, second, third] = servedCities[sistema]!
    return [
      { id_empresa, cidade: first![0], uf: first![1] },
      { id_empresa, cidade: second![0], uf: second![1], bairro: 'Centro' },
      {
        id_empresa,
        cidade: third![0],
        uf: third![1],
        bairro: 'Boa Vista',
        logradouro: 'Rua das Flores',
        numero_inicio: 1,
        numero_fim: 300,
      },
    ]
  })
  await db.insertInto('vendas_cobertura').values(rows).execute()
}

/** The registries that leads need. Before the leads, since blacklisted ones are marked when they are created. */
export async function seedSalesRegistries(db: Database, today: Date): Promise<void> {
  const rows = await db.selectFrom('empresa').select(['id', 'sistema']).execute()
  const providers: Keys = Object.fromEntries(rows.map(({ id, sistema }) => [sistema, id]))
  await seedCustomers(db, providers, today)
  await seedPrices(db, providers, today)
  await seedBlacklist(db, providers, today)
  await seedCoverage(db, providers)
}
