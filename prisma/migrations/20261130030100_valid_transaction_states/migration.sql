-- Every transaction has one of the three states. The check alone locks nothing that payments need.
ALTER TABLE transactions VALIDATE CONSTRAINT transactions_states_check;
