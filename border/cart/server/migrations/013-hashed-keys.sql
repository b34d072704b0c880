-- The secret of a cart may follow from the key of the change that began it: of a key only a hash is stored. A process of an
-- older release still writes keys as they came, so the table hashes them. When it is sent such a change again it does not
-- find it done, and its insert fails: the change is refused for now and answered by a process of the new release.
create function hash_idempotency_key() returns trigger language plpgsql as $$
begin
  new.idempotency_key := 'sha256:' || encode(sha256(convert_to(new.idempotency_key, 'UTF8')), 'hex');
  return new;
end $$;

create trigger hash_key before insert on cart_change for each row
  when (new.idempotency_key !~ '^sha256:[0-9a-f]{64}$')
  execute function hash_idempotency_key();

update cart_change
  set idempotency_key = 'sha256:' || encode(sha256(convert_to(idempotency_key, 'UTF8')), 'hex');
