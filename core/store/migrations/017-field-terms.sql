-- The step of a run that may not be repeated and whose call may have begun.
alter table bff.sending rename column mark to started_step;
alter table bff.late_basket rename column mark to started_step;

-- What a sending keeps: 'matter' is its snapshot, 'calledOff' says that it was cancelled.
update bff.sending set fixed = (fixed - 'matter') || jsonb_build_object('snapshot', fixed -> 'matter') where fixed ? 'matter';
update bff.sending set data = (data - 'matter') || jsonb_build_object('snapshot', data -> 'matter') where data ? 'matter';
update bff.sending set data = (data - 'calledOff') || jsonb_build_object('cancelled', data -> 'calledOff') where data ? 'calledOff';
