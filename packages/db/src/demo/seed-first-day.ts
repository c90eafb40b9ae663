/** Offers of the demo, and what is asked before a first day. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const person = (login: string) =>
  sql`(select id from rh_usuario where email = ${`${login}@intranet.example`})`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The link of the demo that can be opened: `/careers/offer#chave=demo-proposta-1`. */
const offerKey = (n: number) => `demo-proposta-${n}`

/** An offer that waits for its answer, and one that `candidato` accepted. */
async function seedOffers(db: Database): Promise<void> {
  await sql`
    insert into proposta (id_candidatura, id_carta, salario, data_inicio, jornada, beneficios, texto, situacao, expira_em,
      chave_hash, encerrada_em, id_usuario, created_at)
    select a.id, c.id, o.salario, o.inicio, '44 horas por semana', 'Vale-alimentação e plano de saúde',
      e.nome || ' oferece a ' || u.nome || ' o cargo de ' || k.nome || ', em ' || m.nome || '/' || m.uf || E'.\n\nInício: '
        || to_char(o.inicio, 'DD/MM/YYYY') || E'\nSalário: R$ ' || translate(to_char(o.salario, 'FM999,990.00'), ',.', '.,')
        || E' por mês\nJornada: 44 horas por semana\nBenefícios: Vale-alimentação e plano de saúde',
      o.situacao, now() + interval '4 days', o.chave, case when o.situacao = 'aceita' then now() - interval '1 day' end,
      ${person('recrutamento')}, now() - interval '2 days'
    from (values ('Técnico de Campo', 2350.00, 'enviada', ${sha256(offerKey(1))}, 20),
      ('Consultor de Vendas', 2100.00, 'aceita', ${sha256(offerKey(2))}, 12)) x (vaga, salario, situacao, chave, dias)
    cross join lateral (select x.salario::numeric(12, 2) as salario, x.situacao, x.chave,
      (now() at time zone 'America/Sao_Paulo')::date + x.dias as inicio) o
    join vagas_vaga v on v.titulo_vaga = x.vaga join candidatura a on a.id_vaga = v.id and a.etapa = 'proposta'
    join rh_usuario u on u.id = a.id_usuario join empresa e on e.id = v.id_empresa join rh_cargo k on k.id = v.id_cargo
    join cidade m on m.id = v.id_cidade cross join (select min(id) as id from carreira_carta) c`.execute(db)
  await sql`
    insert into proposta_aceite (id_proposta, papel, nome, momento, hash)
    select p.id, 'candidato', u.nome, p.encerrada_em, encode(sha256(convert_to(p.texto, 'UTF8')), 'hex')
    from proposta p join candidatura a on a.id = p.id_candidatura join rh_usuario u on u.id = a.id_usuario
    where p.situacao = 'aceita'`.execute(db)
}

/** Who accepted is asked for papers; nothing was sent yet. */
async function seedPapers(db: Database): Promise<void> {
  await sql`
    insert into admissao_leitura (titulo, texto) values
      ('Como é o primeiro dia', E'Você é recebido às 8h por quem vai acompanhar a sua primeira semana.\nTraga só um documento com foto.'),
      ('Onde ficam as coisas', 'Refeitório no térreo, vestiário ao lado do estoque, estacionamento de bicicletas na entrada.')`.execute(
    db,
  )
  await sql`update rh_cargo set antecedentes_motivo = 'Entra sozinho na casa de clientes e recebe pagamentos.'
    where id in (select id_cargo from vagas_vaga where titulo_vaga = 'Consultor de Vendas')`.execute(db)
  await sql`
    insert into pre_admissao (id_candidatura, id_usuario, camiseta, calcado, equipamentos, id_autor, created_at)
    select a.id, a.id_usuario, 'M', '41', 'Suporte de notebook', ${person('gestor.rh')}, now() - interval '20 hours'
    from proposta p join candidatura a on a.id = p.id_candidatura where p.situacao = 'aceita'`.execute(db)
  await sql`
    insert into pre_admissao_papel (id_pre_admissao, id_papel, motivo)
    select p.id, k.id, case when k.tipo = 'antecedentes' then c.antecedentes_motivo end
    from pre_admissao p join candidatura a on a.id = p.id_candidatura join vagas_vaga v on v.id = a.id_vaga
    join rh_cargo c on c.id = v.id_cargo join admissao_papel k on k.tipo <> 'antecedentes' or c.antecedentes_motivo is not null
    order by k.nome`.execute(db)
}

export async function seedFirstDay(db: Database): Promise<void> {
  await seedOffers(db)
  await seedPapers(db)
}
