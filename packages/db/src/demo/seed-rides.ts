/** Rides of the next days between the cities of the group. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const rides = [
  ['tecnico', 'Pelotas', 'Rio Grande', 1, '07:30', 3, 'empresa', 'Furgão branco', '0'],
  ['gestor.vendas', 'Pelotas', 'Canguçu', 2, '13:00', 2, 'particular', 'Onix prata', '15'],
  ['funcionario', 'Rio Grande', 'Pelotas', 1, '18:10', 4, 'particular', 'HB20 vermelho', '12'],
  ['vendedor', 'Tubarão', 'Criciúma', 3, '08:00', 3, 'particular', 'Argo branco', '0'],
] as const

export async function seedRides(db: Database): Promise<void> {
  for (const [login, from, to, days, hora, vagas, tipo, veiculo, valor] of rides)
    await sql`
      insert into carona (id_usuario, id_cidade_origem, origem, id_cidade_destino, destino, data, hora, vagas, tipo,
        id_veiculo, veiculo_descricao, valor_sugerido)
      select u.id, o.id, 'Em frente à rodoviária', c.id, 'Praça central',
        (now() at time zone 'America/Sao_Paulo')::date + ${days}::int, ${hora}::time, ${vagas}, ${tipo},
        (select v.id from solicitacao_veiculo s join veiculo v on v.id = s.id_veiculo
          where ${tipo}::text = 'empresa' and s.id_usuario = u.id and s.situacao = 'aprovada'
            and (s.data_retirada at time zone 'America/Sao_Paulo')::date
              = (now() at time zone 'America/Sao_Paulo')::date + ${days}::int
          order by v.lugares desc limit 1), ${veiculo}, ${valor}
      from rh_usuario u, cidade o, cidade c where u.email = ${`${login}@intranet.example`}
        and o.nome = ${from} and o.uf in ('RS', 'SC') and c.nome = ${to} and c.uf in ('RS', 'SC')`.execute(db)
  await sql`
    insert into carona_passageiro (id_carona, id_usuario, ponto_embarque, mensagem, situacao)
    select r.id, u.id, 'Trevo de acesso', 'Levo só uma mochila.', v.situacao
    from (values ('tecnico', 'funcionario', 'aceito'), ('tecnico', 'editor', 'pendente'), ('funcionario', 'tecnico', 'pendente'))
      v (motorista, passageiro, situacao)
    join rh_usuario m on m.email = v.motorista || '@intranet.example' join carona r on r.id_usuario = m.id
    join rh_usuario u on u.email = v.passageiro || '@intranet.example'`.execute(db)
}
