/** Equipment of the demo group's people: what was bought, what they ask for, and services that recur. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const products = [
  { codigo: 'NTB-14', nome: 'Notebook 14"', serializado: true, valor: '4890.00' },
  { codigo: 'CEL-01', nome: 'Celular corporativo', serializado: true, valor: '1790.00' },
  { codigo: 'HDS-USB', nome: 'Headset USB', serializado: false, valor: '189.00' },
  { codigo: 'TEC-SF', nome: 'Teclado sem fio', serializado: false, valor: '129.00' },
]

/** In the store; days before and after today. */
const assets = [
  { patrimonio: 'NB-0001', codigo: 'NTB-14', comprado: 340, garantia: 25, fornecedor: 'Infoshop Sul' },
  { patrimonio: 'NB-0002', codigo: 'NTB-14', comprado: 160, garantia: 205, fornecedor: 'Infoshop Sul' },
  { patrimonio: 'NB-0003', codigo: 'NTB-14', comprado: 770, garantia: 325, fornecedor: 'Casa do Notebook' },
  { patrimonio: 'CE-0001', codigo: 'CEL-01', comprado: 90, garantia: 275, fornecedor: 'Loja Central' },
]

const requests = [
  { login: 'tecnico', codigo: 'HDS-USB', quantidade: 1, motivo: 'O meu parou de funcionar', em: 4, ha: 1 },
  {
    login: 'backoffice',
    codigo: 'NTB-14',
    quantidade: 1,
    motivo: 'O atual não roda as duas telas da auditoria',
    em: 9,
    ha: 3,
    situacao: 'aprovado',
  },
  {
    login: 'solicitante.rh',
    codigo: 'CEL-01',
    quantidade: 1,
    motivo: 'Para falar com candidatos',
    em: -2,
    ha: 12,
    situacao: 'recusado',
    resposta: 'O RH já tem um celular de uso comum.',
  },
]

export async function seedEquipment(db: Database): Promise<void> {
  await sql`insert into suprimento_produto (id_empresa, codigo_erp, nome, unidade, serializado, valor_unitario, solicitavel)
    select e.id, v.codigo, v.nome, 'un', v.serializado, v.valor::numeric, true
    from empresa e cross join jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as v(codigo text, nome text, serializado boolean, valor text) order by e.id`.execute(db)
  await sql`insert into suprimento_patrimonio (id_empresa, patrimonio, id_produto, data_compra, valor_compra, fornecedor, garantia_ate)
    select e.id, v.patrimonio, p.id, current_date - v.comprado, p.valor_unitario, v.fornecedor, current_date + v.garantia
    from jsonb_to_recordset(${JSON.stringify(assets)}::jsonb)
      as v(patrimonio text, codigo text, comprado int, garantia int, fornecedor text)
    join empresa e on e.sistema = 'produto'
    join suprimento_produto p on p.id_empresa = e.id and p.codigo_erp = v.codigo
    order by v.patrimonio`.execute(db)
  await sql`insert into pedido_equipamento (id_empresa, id_usuario, id_produto, quantidade, motivo, data_desejada, situacao,
      resposta, id_aprovador, decidido_em, created_at)
    select u.id_empresa, u.id, p.id, v.quantidade, v.motivo, current_date + v.em, coalesce(v.situacao, 'pedido'), v.resposta,
      case when v.situacao is not null then g.id end,
      case when v.situacao is not null then now() - (v.ha - 1) * interval '1 day' end, now() - v.ha * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb)
      as v(login text, codigo text, quantidade int, motivo text, em int, ha int, situacao text, resposta text)
    join rh_usuario u on u.email = v.login || '@intranet.example'
    join rh_usuario g on g.email = 'gestor.operacoes@intranet.example'
    join suprimento_produto p on p.id_empresa = u.id_empresa and p.codigo_erp = v.codigo
    order by v.ha desc`.execute(db)
  await sql`insert into servico_plano (id_veiculo, nome, cada_km, cada_meses, ultimo_em, ultimo_km)
    select v.id, 'Troca de óleo', 10000, 12, current_date - 200, greatest(v.km_atual - 9400, 0)
    from veiculo v join empresa e on e.id = v.id_empresa and e.sistema = 'produto'
    where v.situacao <> 'baixado' order by v.id limit 2`.execute(db)
  await sql`insert into servico_plano (id_patrimonio, nome, cada_meses, ultimo_em)
    select a.id, 'Limpeza interna', 12, current_date - 340 from suprimento_patrimonio a where a.patrimonio = 'NB-0001'`.execute(
    db,
  )
}
