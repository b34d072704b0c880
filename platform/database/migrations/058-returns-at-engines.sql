-- In the order in which requests lock them: one that reads orders at that time waits, instead of holding a lock that this waits for.
lock table placed_order, order_line, order_attempt, engine_order in access exclusive mode;

alter table engine_order
  -- Pieces that came back, by the keys of their returns: {"4711081512-0": [{"variant": "100101-250", "quantity": 1}]}.
  add column taken_back jsonb not null default '{}';

alter table order_line
  -- Whether the engine has yet to be told that its pieces are back.
  add column is_returning boolean not null default false;
create index order_line_returning on order_line (number) where is_returning;

-- When a process last began to tell the engine of a cancelled order or of a return; null while none does.
alter table placed_order add column claimed_at timestamptz;

-- The processes that have worked on it, one after the other.
alter table order_attempt add column tries integer not null default 1;

-- Pieces that were put back without the engine; of an order that was cancelled afterwards, all of them.
update engine_order set taken_back = earlier.pieces
from (
  select engine_number, jsonb_object_agg(number || '-' || position,
    jsonb_build_array(jsonb_build_object('variant', tcm, 'quantity', quantity))) as pieces
  from (
    select engine_number, number, state, position, kind, tcm, quantity, is_returned,
      bool_or(is_returned) over (partition by number) as is_returned_in_part
    from placed_order join order_line using (number)
    where engine_number is not null
  ) as line
  where kind <> 'partnerProduct' and (is_returned or is_returned_in_part and state = 'cancelled')
  group by engine_number
) as earlier
where engine_order.number = earlier.engine_number;
