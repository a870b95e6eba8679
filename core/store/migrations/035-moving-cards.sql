-- Workers ask every two seconds which days that are over still have cards that are being moved.
create index closed_day_card_moving on bff.closed_day_card (change_id, day) where outcome = 'moving';
