-- A customer may withdraw from one item now and from another later: each statement is kept, and only the same one is kept once. Whoever
-- declares holds the order's row, or the address.
DROP INDEX withdrawals_one_open_an_order;
DROP INDEX withdrawals_one_open_unmatched;
